const DAY_MS = 86_400_000;

/**
 * An article like another, unique in every field that has to be, and in its text.
 *
 * @param model text of its file
 * @param number from 1, which also decides its day
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
