import 'server-only';
import { defineContent } from '@/content/schemas/define-content';
import { milestonesPage as schema } from '@/content/schemas/pages';
import { site } from '@/content/site';

export const milestonesPage = defineContent('content/pages/milestones.ts', schema, {
  intro: {
    eyebrow: '2018 to 2023',
    heading: 'Our Journey',
    lead: `You can judge a provider by what it added and when, so here is one step of ${site.name} for each year since 2018.`,
  },
  carousel: {
    carousel: 'Milestones by year',
    previous: 'Previous milestone',
    next: 'Next milestone',
    status: '{year}, {position} of {count}',
  },
  next: {
    heading: 'Where this has led',
    text: 'The about page describes the company as it stands today and what we mean when we call people our product.',
    action: 'See who we are',
    link: '/about',
  },
});
