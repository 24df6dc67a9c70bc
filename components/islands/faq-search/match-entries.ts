import { hasText } from '@/components/islands/shared/search/folded';
import type { FaqEntry } from '@/content/model/schemas/faq';

/**
 * The entries whose question, answer, category or keywords contain the text, in their order. Case,
 * accents and typographic punctuation make no difference; an empty text matches nothing.
 */
export function matchEntries(entries: readonly FaqEntry[], text: string): readonly FaqEntry[] {
  return entries.filter(({ question, answer, category, keywords }) =>
    hasText([question, answer, category, ...keywords], text),
  );
}
