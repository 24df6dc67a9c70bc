import 'server-only';
import { content } from '@/content/model/loaded';
import { plainText } from '@/content/model/reading/inline-markdown';
import type { FaqEntry, FaqWebsiteEntry } from '@/content/model/schemas/faq';

const { questions, pages, pagesCategory } = content.faq;

/** The questions with answers on the page, in the order of their file. */
export const faqQuestions = questions;

/** Pages of this site that the search of the knowledge base finds. */
export const faqWebsiteEntries: readonly FaqWebsiteEntry[] = pages.map((page) => ({
  ...page,
  category: pagesCategory,
}));

/** All entries that the search of the knowledge base covers, which shows words alone. */
export const faqEntries: readonly FaqEntry[] = [...faqQuestions, ...faqWebsiteEntries].map(
  (entry) => ({ ...entry, answer: plainText(entry.answer) }),
);
