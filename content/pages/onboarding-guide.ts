import 'server-only';
import { defineContent } from '@/content/schemas/define-content';
import { onboardingPage as schema } from '@/content/schemas/pages';

export const onboardingPage = defineContent('content/pages/onboarding-guide.ts', schema, {
  intro: {
    eyebrow: 'From first call to routine',
    heading: 'Onboarding guide',
    lead: 'Your work changes hands in six stages, at a pace you set, until it runs without being watched.',
  },
  slideshowLabel: 'Six stages of onboarding',
  next: {
    heading: 'Ready for the first call?',
    text: 'Bring one task and the name of the person who does it today. That is enough to begin the plan.',
    action: 'Arrange a call',
    link: '/contact',
  },
});
