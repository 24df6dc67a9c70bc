/** The company's facts as texts, by the names that stand for them in braces. */
export type Facts = Readonly<Record<string, string>>;

const PLACEHOLDER = /\{(\w+)\}/g;

/** Replaces the placeholders of facts in a text. Others are left: the schemas say which may stay. */
export function fillText(text: string, facts: Facts): string {
  return text.replace(PLACEHOLDER, (placeholder, name: string) => facts[name] ?? placeholder);
}

/** The same for every text of a file. */
export function fillTexts(data: unknown, facts: Facts): unknown {
  if (typeof data === 'string') return fillText(data, facts);
  if (Array.isArray(data)) return data.map((item) => fillTexts(item, facts));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, fillTexts(value, facts)]),
  );
}

/** Names in braces that a text contains. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
}
