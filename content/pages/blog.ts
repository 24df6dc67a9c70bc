import 'server-only';
import { defineContent } from '@/content/schemas/define-content';
import { blogPage as schema } from '@/content/schemas/pages';
import { site } from '@/content/site';

/** The index of the journal, and the strings that all articles share. */
export const blogPage = defineContent('content/pages/blog.ts', schema, {
  intro: {
    eyebrow: `Notes from ${site.name}`,
    heading: 'The journal',
    lead: 'Each article gives you a checklist and a worked example that you can use with any provider, us included.',
  },
  topics: [
    {
      id: 'decide',
      title: 'Decide',
      text: 'What to hand over, and how to pay for it.',
    },
    {
      id: 'prepare',
      title: 'Prepare',
      text: 'What to write down and lock before anybody begins.',
    },
    {
      id: 'work-together',
      title: 'Work together',
      text: 'Hours, habits and the first month.',
    },
  ],
  readingTime: '{minutes} min read',
  subscribe: {
    heading: 'Follow the journal',
    text: 'Both feeds carry the whole text. Give your feed reader either address.',
    atom: 'Atom feed',
    json: 'JSON feed',
  },
  article: {
    contents: 'In this article',
    table: 'Table: {columns}',
    ticked: 'Done:',
    notes: 'Notes',
    backToText: 'Back to the text at note {number}',
    services: 'The services it concerns',
    neighbours: 'More articles',
    previous: 'Earlier',
    next: 'Later',
  },
  next: {
    heading: 'Not sure where you stand?',
    text: 'Send us the list of what you would rather not do. We answer with what we would take over first, and what we would leave with you.',
    action: 'Write to us',
    link: '/contact',
  },
});
