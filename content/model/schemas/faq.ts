import { z } from 'zod';
import { field } from '@/content/model/schemas/field';
import { link } from '@/content/model/schemas/link';
import { slug, listOf } from '@/content/model/schemas/primitives';
import {
  atMost,
  heading,
  label,
  lead,
  prose,
  question as asked,
} from '@/content/model/schemas/text';
import { plainText } from '@/content/model/reading/inline-markdown';
import { countWords } from '@/content/model/text-measures';

/**
 * Minimum and maximum length of an answer, in words: long enough to be useful, short enough to be
 * read.
 */
const ANSWER_WORDS = { min: 40, max: 90 };

const inWords = (count: number) => (count === 1 ? '1 word' : `${count} words`);

const keywords = field(
  z.array(label).min(2, 'needs at least 2 keywords'),
  'Keywords',
  'Words that visitors may search for; they are not shown.',
);

/** A question with its answer on the page. */
const question = z.strictObject({
  id: field(slug, 'Id', 'Lower case words joined by hyphens; links to the answer end with it.'),
  question: field(
    asked.check(atMost(100, 'a question')),
    'Question',
    'Ends with a question mark. List each question only once.',
  ),
  answer: field(
    prose.refine(
      (value) => {
        const words = countWords(plainText(value));
        return words >= ANSWER_WORDS.min && words <= ANSWER_WORDS.max;
      },
      {
        error: ({ input }) =>
          `has ${inWords(countWords(plainText(String(input))))}; an answer needs ${ANSWER_WORDS.min} to ${ANSWER_WORDS.max}`,
      },
    ),
    'Answer',
    `${ANSWER_WORDS.min} to ${ANSWER_WORDS.max} words.`,
  ),
  category: field(
    label,
    'Category',
    'Questions of the same category are together, in the order in which the categories first appear. The first question of each is open.',
  ),
  keywords,
  link: field(
    link.optional(),
    'Link',
    'A page with more on this, such as /pricing, which the search opens; without it the search opens the answer.',
  ),
});

/** A page of the site that the search finds. */
const websiteEntry = z.strictObject({
  id: slug,
  question: field(heading, 'Title', 'What the search calls the page.'),
  answer: field(lead, 'Text', 'What the visitor finds there, in one or two sentences.'),
  keywords,
  link: field(link, 'Link', 'The page that the search opens; list each page only once.'),
});

export type FaqQuestion = z.infer<typeof question>;
/** A page with the category that all such pages share. */
export type FaqWebsiteEntry = z.infer<typeof websiteEntry> & { category: string };
export type FaqEntry = FaqQuestion | FaqWebsiteEntry;

/** The knowledge base: questions, and the pages that its search finds. */
export const faqFile = z
  .strictObject({
    questions: field(
      listOf(question, 'Question', 'id', 'question').min(1),
      'Questions',
      'In their order on the page.',
    ),
    pages: field(
      listOf(websiteEntry, 'Page', 'id', 'link'),
      'Pages',
      'Pages of the site that the search finds besides the questions.',
    ),
    pagesCategory: field(
      label,
      'Category of the pages',
      'What the search calls all of these pages; no question may have it.',
    ),
  })
  .superRefine(({ questions, pages, pagesCategory }, context) => {
    // The search shows questions and pages in one list.
    pages.forEach(({ id }, index) => {
      if (!questions.some((one) => one.id === id)) return;
      const message = `“${id}” is the id of a question already`;
      context.addIssue({ code: 'custom', path: ['pages', index, 'id'], message });
    });
    questions.forEach(({ category }, index) => {
      if (category !== pagesCategory) return;
      const message = `“${category}” is the category of pages; choose another`;
      context.addIssue({ code: 'custom', path: ['questions', index, 'category'], message });
    });
  });
