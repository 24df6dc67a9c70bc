import 'server-only';
import { defineContent } from '@/content/schemas/define-content';
import { hirePage as schema } from '@/content/schemas/pages';

export const hirePage = defineContent('content/pages/hire-resources.ts', schema, {
  intro: {
    eyebrow: 'People for your team',
    heading: 'Hire remote professionals',
    lead: 'You get a person who works in your team by your rules, while contract, pay and cover for absences stay with us.',
  },
  messageTemplate: 'I would like to hire {role}.',
  roles: [
    {
      id: 'developers',
      title: 'Developers',
      text: 'They work from your backlog and open pull requests in your repository. You measure them as you do your own staff: by what is merged and how it holds up.',
      skills: [
        'Web front ends in React and TypeScript',
        'Services in Node.js, Python or Java',
        'Mobile apps for iOS and Android',
        'Automated tests and delivery pipelines',
        'Care of older code that still earns its keep',
      ],
      action: 'Hire a developer',
      inMessage: 'a developer',
    },
    {
      id: 'project-managers',
      title: 'Project managers',
      text: 'They keep the plan honest and the next step known. You see a written status every week, with risks named while there is still time to act.',
      skills: [
        'Plans with dates that the team has agreed to',
        'Scrum and Kanban, or the method you have',
        'Suppliers and stakeholders in other time zones',
        'Budgets and reports to your management',
      ],
      action: 'Hire a project manager',
      inMessage: 'a project manager',
    },
    {
      id: 'designers',
      title: 'Designers',
      text: 'They start from what your users are trying to do and test sketches before anything is built. Files are handed over in your tools, named so that a developer finds them.',
      skills: [
        'Interface design in Figma',
        'Interviews and tests with your users',
        'Design systems and component libraries',
        'Accessible colour, type and forms',
        'Graphics for campaigns and social media',
      ],
      action: 'Hire a designer',
      inMessage: 'a designer',
    },
  ],
  next: {
    heading: 'How long would it take?',
    text: 'The hiring guide goes from your brief to the first day and says what we need from you at each step.',
    action: 'Open the hiring guide',
    link: '/about/hiring-guide',
  },
});
