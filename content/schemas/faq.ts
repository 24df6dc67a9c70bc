import { z } from 'zod';
import { internalLink } from '@/content/schemas/internal-link';
import { line, paragraph, slug, uniqueBy } from '@/content/schemas/primitives';

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
  /** Questions are grouped by it, in the order in which the categories first appear. */
  category: line,
  keywords,
  /** A page with more on this, which the search opens; without it the search opens the answer. */
  link: internalLink.optional(),
});

/** A page of the site that the search finds. */
const websiteEntry = z.strictObject({
  id: slug,
  question: line,
  answer: paragraph,
  keywords,
  link: internalLink,
});

export type FaqQuestion = z.infer<typeof question>;
/** A page with the category that all of them share. */
export type FaqWebsiteEntry = z.infer<typeof websiteEntry> & { category: string };
export type FaqEntry = FaqQuestion | FaqWebsiteEntry;

/** The knowledge base: questions, and the pages that its search finds. */
export const faqFile = z
  .strictObject({
    questions: z
      .array(question)
      .min(1)
      .check(uniqueBy('id', ({ id }) => id))
      .check(uniqueBy('question', (entry) => entry.question)),
    pages: z.array(websiteEntry).check(uniqueBy('link', ({ link }) => link)),
    /** The category of all pages; no question has it. */
    pagesCategory: line,
  })
  .check(({ value: { questions, pagesCategory }, issues }) => {
    questions.forEach(({ category }, index) => {
      if (category !== pagesCategory) return;
      issues.push({
        code: 'custom',
        input: category,
        path: ['questions', index, 'category'],
        message: `“${category}” is the category of pages`,
      });
    });
  });
