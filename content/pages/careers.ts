import 'server-only';
import { defineContent } from '@/content/schemas/define-content';
import { careersPage as schema } from '@/content/schemas/pages';
import { site } from '@/content/site';

export const careersPage = defineContent('content/pages/careers.ts', schema, {
  intro: {
    eyebrow: `Work at ${site.name}`,
    heading: 'Careers',
    lead: "You work inside a client's team or run the handover to one of ours, with colleagues in the same job to ask for advice.",
  },
  labels: {
    position: 'Position',
    contract: 'Contract',
    place: 'Place',
    youDo: 'What you do',
    youBring: 'What you bring',
  },
  messageTemplate: 'I would like to apply for the position of {job}.',
  jobs: [
    {
      id: 'senior-react-developer',
      title: 'Senior React Developer',
      text: 'You join the product team of one client and own parts of its web application, from the first sketch to the fix that follows the release.',
      contract: 'Full-time',
      place: 'Remote',
      youDo: [
        'Build features in React and TypeScript',
        'Review the code of your team and have yours reviewed',
        'Keep pages fast and usable by keyboard',
        'Write down decisions for those who come after you',
      ],
      youBring: [
        'Long practice with React in production',
        'TypeScript that other people like to read',
        'Tests written as part of the work',
        'Clear written English',
      ],
    },
    {
      id: 'project-manager',
      title: 'Project Manager',
      text: 'You lead the handover of work from clients to our teams and stay with it until it runs quietly. Part of the week is spent with colleagues in the office.',
      contract: 'Full-time',
      place: 'Hybrid',
      youDo: [
        'Take the brief and turn it into a plan with dates',
        'Run the weekly review with the client',
        'Name risks early and propose a way round them',
      ],
      youBring: [
        'Projects that you have led from start to finish',
        'Experience with teams in several time zones',
        'A talent for short, exact reports',
        'Calm when a date is at risk',
      ],
    },
  ],
  action: 'Apply Now',
  next: {
    heading: 'What a working day feels like',
    text: 'Read the four habits we keep before you decide whether you would enjoy working this way.',
    action: 'Read about our work culture',
    link: '/about/work-culture',
  },
});
