import 'server-only';
import { defineContent } from '@/content/schemas/define-content';
import { movedPage as schema } from '@/content/schemas/pages';

export const movedPage = defineContent('content/pages/moved.ts', schema, {
  intro: {
    eyebrow: 'This page has moved',
    heading: 'Onboarding guide',
    lead: 'You will be taken to the onboarding guide at once. If nothing happens, follow the link.',
  },
  action: 'Open the onboarding guide',
});
