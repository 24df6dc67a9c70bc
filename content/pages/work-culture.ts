import 'server-only';
import { defineContent } from '@/content/schemas/define-content';
import { culturePage as schema } from '@/content/schemas/pages';

export const culturePage = defineContent('content/pages/work-culture.ts', schema, {
  intro: {
    eyebrow: 'How we work',
    heading: 'Work culture',
    lead: 'You get colleagues with four habits that make it easy to work with somebody you rarely see in person.',
  },
  practiceLabel: 'What you will notice',
  cards: [
    {
      title: 'We write things down',
      text: 'A decision made on a call is worth little to the person who was asleep at the time.',
      practice:
        'After each call you receive a short note with what was decided and who does what next.',
    },
    {
      title: 'We ask early',
      text: 'A question on the first day costs minutes. The same question after delivery costs a second delivery.',
      practice:
        'New tasks begin with the task told back to you in our own words, for you to correct.',
    },
    {
      title: 'We keep your hours in mind',
      text: 'Distance is hardest to bear when nobody answers. Part of each working day is shared with you.',
      practice: 'The hours of overlap are agreed before the first day and stand in both calendars.',
    },
    {
      title: 'We learn on the job',
      text: 'Tools change, and your procedures do too. Time to learn them is planned like any other task.',
      practice:
        'At the monthly review you can name a skill that you would like to see grow, and it goes into the plan.',
    },
  ],
  next: {
    heading: 'Meet these habits in your own team',
    text: 'See which developers, project managers and designers you can bring in, and what each of them does all day.',
    action: 'See the roles',
    link: '/about/hire-resources',
  },
});
