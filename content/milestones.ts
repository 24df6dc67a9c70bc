import 'server-only';
import { defineContent } from '@/content/schemas/define-content';
import { journey as journeySchema, milestones as schema } from '@/content/schemas/collections';
import { site } from '@/content/site';

/** One milestone for each year, told by what it changed for clients. */
export const milestones = defineContent('content/milestones.ts', schema, [
  {
    year: 2018,
    title: 'A start with bookkeeping',
    description: `${site.name} begins with finance and accounting for small businesses. Each client gets a written procedure for the work it hands over, a habit we have kept.`,
  },
  {
    year: 2019,
    title: 'Engineers join the bookkeepers',
    description:
      'Clients ask for help with the systems behind their books, so IT becomes the second service. Developers begin to work inside client teams, in repositories that the client owns.',
  },
  {
    year: 2020,
    title: 'Every team works remotely',
    description:
      'Work moves from desks to homes. We write down the access rules that are now our security practice: named accounts, managed computers, and data that stays with you.',
  },
  {
    year: 2021,
    title: 'One way to assess everybody',
    description:
      'Every role now has a technical assessment, marked by a specialist in the field. From this year, you read notes on a solved task before you meet a candidate.',
  },
  {
    year: 2022,
    title: 'Whole services, on your terms',
    description:
      'Business processes, risk and compliance, cloud, marketing and social media can now be handed over as complete services. Three pricing models take the place of separate arrangements.',
  },
  {
    year: 2023,
    title: 'Talent from over 40 countries',
    description:
      'Candidates now come from over 40 countries, which makes it easier to match your working hours. Artificial intelligence becomes the newest of our services.',
  },
]);

/** The timeline of the About page. */
export const journey = defineContent('content/milestones.ts', journeySchema, [
  { year: 2020, title: 'Major Milestone' },
  { year: 2021, title: 'Major Milestone' },
  { year: 2022, title: 'Major Milestone' },
  { year: 2023, title: 'Major Milestone' },
]);
