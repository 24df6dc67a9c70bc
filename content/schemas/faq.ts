import { z } from 'zod';
import { internalLink } from '@/content/schemas/internal-link';
import { exactly, line, paragraph, slug, uniqueBy } from '@/content/schemas/primitives';

/**
 * Minimum and maximum length of an answer, in words: long enough to be useful, short enough to be
 * read.
 */
const ANSWER_WORDS = { min: 40, max: 90 };

const countWords = (text: string) => text.split(/\s+/).length;

const keywords = z.array(line).min(2, 'needs at least 2 keywords');

/** A question with its answer on the page. */
const question = z.strictObject({
  id: slug,
  question: line.endsWith('?', 'must end with a question mark'),
  answer: paragraph.refine(
    (value) => countWords(value) >= ANSWER_WORDS.min && countWords(value) <= ANSWER_WORDS.max,
    {
      error: ({ input }) =>
        `has ${countWords(String(input))} words; an answer needs ${ANSWER_WORDS.min} to ${ANSWER_WORDS.max}`,
    },
  ),
  category: line.refine(
    (value) => value !== 'Website',
    '“Website” is reserved for website entries',
  ),
  keywords,
  /** A page with more on this, which the search opens; without it the search opens the answer. */
  link: internalLink.optional(),
});

/** A page of the site that the search finds. */
const websiteEntry = z.strictObject({
  id: slug,
  question: line,
  answer: paragraph,
  category: z.literal('Website'),
  keywords,
  link: internalLink,
});

export type FaqQuestion = z.infer<typeof question>;
export type FaqWebsiteEntry = z.infer<typeof websiteEntry>;
export type FaqEntry = FaqQuestion | FaqWebsiteEntry;

export const faqQuestions = z
  .array(question)
  .length(...exactly(15, 'questions', 'faq'))
  .check(uniqueBy('id', ({ id }) => id));
export const faqWebsiteEntries = z
  .array(websiteEntry)
  .length(...exactly(9, 'website entries', 'faq'))
  .check(uniqueBy('link', (entry) => entry.link));
