import type { FaqEntry } from '@/content/schemas/faq';

/**
 * The entries whose question, answer, category or keywords contain the text, in their order. The
 * text is matched literally, ignoring case; an empty one matches nothing.
 */
export function matchEntries(entries: readonly FaqEntry[], text: string): readonly FaqEntry[] {
  if (text === '') return [];
  const wanted = text.toLowerCase();
  return entries.filter(({ question, answer, category, keywords }) =>
    [question, answer, category, ...keywords].some((part) => part.toLowerCase().includes(wanted)),
  );
}
