const DAY_MS = 86_400_000;

/**
 * A copy of an article with its own text, and its own value in each field that must be unique.
 *
 * @param model the text of the file to copy
 * @param number counted from 1; it also decides the day of the article
 */
export function generatedArticle(model: string, number: number): string {
  const day = new Date(Date.UTC(2020, 0, 1) + number * DAY_MS).toISOString().slice(0, 10);
  return model
    .replace(/^title:.*$/m, () => `title: Generated article ${number}`)
    .replace(
      /^summary:.*$/m,
      () => `summary: What the build does with ${number} pieces of text like this.`,
    )
    .replace(/^date:.*$/m, () => `date: ${day}`)
    .replace(/\n---\n+/, (end) => `${end}Generated text ${number}. `);
}
