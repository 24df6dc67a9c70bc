import 'server-only';
import { defineContent } from '@/content/schemas/define-content';
import { whyPage as schema } from '@/content/schemas/pages';
import { site } from '@/content/site';

export const whyPage = defineContent('content/pages/why.ts', schema, {
  intro: {
    eyebrow: 'For your kind of company',
    heading: `Why ${site.name}`,
    lead: 'Take help in the size your company can use, from a few hours of bookkeeping to a whole department. Find your company below and see how the first month would go.',
  },
  labels: { needs: 'What you need', firstMonth: 'How the first month goes' },
  audiences: [
    {
      id: 'startups',
      title: 'Startups',
      text: 'You need skills before you can justify a post for them. We place a specialist for the hours you have work for, and you add hours when there is more.',
      needs: [
        'A specialist for part of the week',
        'Books and payroll kept in order from the start',
        'Hours that can go up or down with your plans',
      ],
      firstMonth:
        'A founder gives us the brief in one call. After screening you interview, your new colleague begins on one task with a clear end, and at the end of the month you decide what to hand over next.',
    },
    {
      id: 'small-businesses',
      title: 'Small businesses',
      text: 'One person often carries a whole office. We take over the tasks that recur and write down how each is done, so the business can carry on through a holiday.',
      needs: [
        'Invoices, records and replies done on time',
        'Written procedures for recurring tasks',
        'One contact who knows your business',
      ],
      firstMonth:
        'We sit beside the person who does the work today, by video, and write down each step. We then do the tasks while they check, and the checks grow fewer as you are satisfied.',
    },
    {
      id: 'enterprise',
      title: 'Enterprise',
      text: 'You have the departments and their rules. We add a team that works by your policies and your ticket queue, and reports in the form that your managers already read.',
      needs: [
        'Access that your security team has approved',
        'Work measured against your service levels',
        'Cover for peaks, migrations and late hours',
      ],
      firstMonth:
        'Your security and procurement colleagues go first: access, data and terms are settled in writing. One queue then moves to us as a pilot, and its results decide whether a second follows.',
    },
  ],
  next: {
    heading: 'How a handover goes in practice',
    text: 'A wholesaler handed over its month end and a software maker its support queue. Read what was hard and what runs today.',
    action: 'Read the client stories',
    link: '/about/client-stories',
  },
});
