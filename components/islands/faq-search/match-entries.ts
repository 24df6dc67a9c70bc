import type { FaqEntry } from '@/content/schemas/faq';

/**
 * The entries that hold the text in question, answer, category or a keyword, in their order. The
 * text is taken as it is, in any case; an empty one matches nothing.
 */
export function matchEntries(entries: readonly FaqEntry[], text: string): readonly FaqEntry[] {
  if (text === '') return [];
  const wanted = text.toLowerCase();
  return entries.filter(({ question, answer, category, keywords }) =>
    [question, answer, category, ...keywords].some((part) => part.toLowerCase().includes(wanted)),
  );
}
