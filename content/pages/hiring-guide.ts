import 'server-only';
import { defineContent } from '@/content/schemas/define-content';
import { hiringGuidePage as schema } from '@/content/schemas/pages';
import { site } from '@/content/site';

export const hiringGuidePage = defineContent('content/pages/hiring-guide.ts', schema, {
  intro: {
    eyebrow: `Hiring with ${site.name}`,
    heading: 'Hiring guide',
    lead: 'Before you start, you know what each step asks of you, what it asks of us and when it happens.',
  },
  stepsHeading: 'Six steps from brief to first day',
  labels: { youDo: 'Your part', weDo: 'Our part' },
  steps: [
    {
      title: 'Brief',
      text: 'A call with the person who will lead the new colleague. We ask what the first finished task should look like, because that says more than a list of skills.',
      when: 'First call',
      youDo: 'Tell us the tasks, the tools and the hours you need.',
      weDo: 'Write the role down and send it to you for correction.',
    },
    {
      title: 'Initial screening',
      text: 'We go through our talent from over 40 countries and speak to those who fit the role, the hours and the language.',
      when: '48-72 hours from the agreed brief',
      youDo: 'Stay reachable for a question or two.',
      weDo: 'Check experience, availability and English in a call.',
    },
    {
      title: 'Technical assessment',
      text: 'Candidates solve a task close to your own work, and a specialist in the field marks it. Those in the top 5% go forward.',
      when: 'After screening',
      youDo: 'Send a sample task, if you would like it included.',
      weDo: 'Set the task, mark it and write up what we saw.',
    },
    {
      title: 'Your interview',
      text: 'You meet the shortlist by video, with our notes in hand. Ask them to explain a piece of their own work: it is the quickest way to see how they think.',
      when: 'On days that suit you',
      youDo: 'Interview and choose, or tell us what was missing.',
      weDo: 'Arrange the calls and search again if nobody fits.',
    },
    {
      title: 'Terms and access',
      text: 'Contract, hours, holidays and confidentiality are settled in one document. Your systems administrator receives a list of the accounts needed.',
      when: 'Between choice and start',
      youDo: 'Sign the terms and prepare the accounts.',
      weDo: 'Employ your colleague and set up the work computer.',
    },
    {
      title: 'First day',
      text: 'The day begins with introductions and ends with a small task finished. Your coordinator rings you at the close to hear how it went.',
      when: 'On the agreed start date',
      youDo: 'Name one person to turn to for questions.',
      weDo: 'Join the first meeting and note what is still missing.',
    },
  ],
  figuresHeading: 'The figures behind the steps',
  figures: [
    { figure: 'Over 40 countries', meaning: 'where our talent comes from' },
    { figure: 'Top 5%', meaning: 'in the technical assessment go forward to you' },
    { figure: '48-72 hours', meaning: 'for the initial screening' },
    { figure: '2-4 weeks', meaning: 'timeline of a small project' },
    { figure: '1-3 months', meaning: 'timeline of a medium project' },
    { figure: '3+ months', meaning: 'timeline of a large project' },
  ],
  next: {
    heading: 'How you would pay',
    text: 'Three pricing models cover hours, teams and whole projects. Compare what each includes before the first call.',
    action: 'Compare the pricing models',
    link: '/pricing',
  },
});
