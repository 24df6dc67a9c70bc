import 'server-only';
import { defineContent } from '@/content/schemas/define-content';
import { milestonesPage as schema } from '@/content/schemas/pages';
import { site } from '@/content/site';

export const milestonesPage = defineContent('content/pages/milestones.ts', schema, {
  intro: {
    eyebrow: '2018 to 2023',
    heading: 'Our Journey',
    lead: `Follow what ${site.name} has added for clients year by year, beginning with bookkeeping in 2018.`,
  },
  carousel: {
    carousel: 'Milestones by year',
    previous: 'Previous milestone',
    next: 'Next milestone',
    status: '{year}, {position} of {count}',
  },
  next: {
    heading: 'Where this has led',
    text: 'The about page says who works for you today and what you can expect of them.',
    action: 'See who we are',
    link: '/about',
  },
});
