import 'server-only';
import { defineContent } from '@/content/schemas/define-content';
import { homePage as schema } from '@/content/schemas/pages';

export const homePage = defineContent('content/pages/home.ts', schema, {
  logosHeading: 'Trusted by innovation leaders',
  carouselLabel: 'What we do for you',
  exploreAction: 'Explore Services',
  contactAction: 'Contact Us',
});
