import 'server-only';
import { defineContent } from '@/content/schemas/define-content';
import { industriesPage as schema } from '@/content/schemas/pages';
import { site } from '@/content/site';

export const industriesPage = defineContent('content/pages/industries.ts', schema, {
  intro: {
    eyebrow: 'Nine fields',
    heading: 'Industries',
    lead: 'Your brief can begin with your own case, because we know the paperwork and the deadlines of your field.',
  },
  workLabel: 'What we do here',
  next: {
    heading: 'How large is your company?',
    text: 'Startups, small businesses and enterprises each begin in a different place. See how the first month goes in yours.',
    action: `See why ${site.name}`,
    link: `/about/why-${site.slug}`,
  },
});
