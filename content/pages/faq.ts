import 'server-only';
import { defineContent } from '@/content/schemas/define-content';
import { faqPage as schema } from '@/content/schemas/pages';

export const faqPage = defineContent('content/pages/faq.ts', schema, {
  intro: {
    eyebrow: 'Questions and answers',
    heading: 'Knowledge Base',
    lead: 'Here are straight answers to what clients ask before they sign, from screening times to who owns the work.',
  },
  search: {
    label: 'What would you like to know?',
    placeholder: 'Search the knowledge base...',
    suggestions: 'Suggestions',
    count: { one: '1 result', many: '{count} results' },
    none: 'No results',
    noneText: 'Try another word, or put your question to us.',
    contact: 'Contact us',
    toast: {
      title: 'Navigating to page',
      description: 'Going to {question}',
      action: 'Go now',
    },
  },
  answersHeading: 'All answers by topic',
  pagesHeading: 'Pages of this site',
  help: {
    heading: "Can't find what you're looking for?",
    text: 'Send us your question. Somebody who does the work will answer it.',
    action: 'Contact Support',
  },
});
