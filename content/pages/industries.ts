import 'server-only';
import { defineContent } from '@/content/schemas/define-content';
import { industriesPage as schema } from '@/content/schemas/pages';
import { site } from '@/content/site';

export const industriesPage = defineContent('content/pages/industries.ts', schema, {
  intro: {
    eyebrow: 'Nine fields',
    heading: 'Industries',
    lead: 'You get people who know the papers and deadlines of your field, so the brief can begin with your own case.',
  },
  workLabel: 'What we do here',
  next: {
    heading: 'Size matters as well',
    text: 'A young company and a large one in the same field hand over different work. See the first month for yours.',
    action: `See why ${site.name}`,
    link: `/about/why-${site.slug}`,
  },
});
