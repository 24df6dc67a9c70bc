import 'server-only';
import { defineContent } from '@/content/schemas/define-content';
import { sitemapPage as schema } from '@/content/schemas/pages';

export const sitemapPage = defineContent('content/pages/sitemap.ts', schema, {
  intro: {
    eyebrow: 'All pages',
    heading: 'Sitemap',
    lead: 'Find every page of this site at a glance, each with a sentence on what it tells you.',
  },
  mainHeading: 'Main pages',
});
