import { fillText, PLACEHOLDER } from '@/engine/islands/fill-text';

/** The company's facts as texts, by the names that placeholders have in braces. */
export type Facts = Readonly<Record<string, string>>;

/**
 * Replaces the placeholders of facts in every text of a file. Other placeholders stay: the schemas
 * say which are allowed.
 */
export function fillTexts(data: unknown, facts: Facts): unknown {
  if (typeof data === 'string') return fillText(data, facts);
  if (Array.isArray(data)) return data.map((item) => fillTexts(item, facts));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, fillTexts(value, facts)]),
  );
}

/** Names in braces that a text contains, without the braces, each time that it does. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
}
