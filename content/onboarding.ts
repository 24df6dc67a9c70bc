import 'server-only';
import { defineContent } from '@/content/schemas/define-content';
import { onboardingSlides as schema } from '@/content/schemas/slide';

/** The six stages of the onboarding slideshow. */
export const onboardingSlides = defineContent('content/onboarding.ts', schema, [
  {
    eyebrow: 'Start here',
    title: 'Onboarding Process',
    highlightWords: ['Process'],
    description:
      'One coordinator takes you from the first call to a settled team and answers for every date in between.',
    points: [
      'You get a written plan after the first call',
      'Each stage ends with a decision that is yours',
    ],
    icon: 'clipboard-list',
    imagePosition: 'right',
    iconColor: 'blue',
  },
  {
    eyebrow: 'Your brief',
    title: 'Define Your Needs',
    highlightWords: ['Your Needs'],
    description:
      'In a working session with your team lead we list the tasks to hand over and agree how each will be measured.',
    points: [
      'Tasks, tools and working hours in one document',
      'A named person on your side signs off work',
      'What stays with you is written down as well',
    ],
    icon: 'target',
    imagePosition: 'left',
    iconColor: 'green',
  },
  {
    eyebrow: 'Where we look',
    title: 'Global Talent Pool',
    highlightWords: ['Global'],
    description:
      'We search among professionals from over 40 countries and begin with those whose hours overlap with yours.',
    points: [
      'Experience with your tools comes before location',
      'You learn where each candidate lives and works',
    ],
    icon: 'globe',
    imagePosition: 'right',
    iconColor: 'blue',
  },
  {
    eyebrow: 'Who you meet',
    title: 'Selection Process',
    highlightWords: ['Selection'],
    description:
      'Initial screening takes 48-72 hours, and only the top 5% in the technical assessment reach your interview.',
    points: [
      'You read our notes before you meet anyone',
      'Interviews are run by the people who will share the work',
      'You make the final choice',
    ],
    icon: 'filter',
    imagePosition: 'left',
    iconColor: 'green',
  },
  {
    eyebrow: 'The first weeks',
    title: 'Team Integration',
    highlightWords: ['Team'],
    description:
      'Your new colleague joins your channels and meetings, starts on small tasks and takes over whole ones as you approve them.',
    points: [
      'Accounts are opened for the tasks agreed and nothing else',
      'Working notes are kept in your own systems',
      'A review closes the first week',
    ],
    icon: 'puzzle',
    imagePosition: 'right',
    iconColor: 'blue',
  },
  {
    eyebrow: 'After that',
    title: 'Ongoing Support',
    highlightWords: ['Support'],
    description:
      'Your coordinator stays: they review the work with you each month and arrange cover when somebody is away.',
    points: [
      'One contact for changes of scope or hours',
      'A handover note is ready before any planned absence',
    ],
    icon: 'life-buoy',
    imagePosition: 'left',
    iconColor: 'green',
  },
]);
