import 'server-only';
import { defineContent } from '@/content/schemas/define-content';
import { storiesPage as schema } from '@/content/schemas/pages';

export const storiesPage = defineContent('content/pages/client-stories.ts', schema, {
  intro: {
    eyebrow: 'Two short reports',
    heading: 'Client stories',
    lead: 'See how two clients handed work over, from the first problem to the daily routine, with their names left out and the awkward parts left in.',
  },
  labels: {
    client: 'Client',
    team: 'Our team',
    problem: 'What was wrong',
    work: 'What we did',
    result: 'What runs today',
  },
  stories: [
    {
      id: 'month-end',
      title: 'A month end that no longer waits for one person',
      client: 'A wholesaler of kitchen equipment',
      problem:
        'One bookkeeper entered every supplier invoice by hand and knew the exceptions by heart. When she was away, the books stayed open and suppliers rang to ask for their money.',
      work: [
        'We began by watching. A bookkeeper of ours joined by video through one full month end and wrote down each step, including the exceptions that had never been on paper.',
        'In the following month she entered the invoices herself and the client checked every one. Each error became a line in the written procedure.',
        'Once the checks found nothing new, the client kept the approval of payments and handed over the rest. A second bookkeeper learnt the same procedure to cover absences.',
      ],
      result:
        "The books close without the client's own bookkeeper at the keyboard. She now spends month end on questions from the management, and the procedure belongs to the client.",
      team: 'A bookkeeper, with a second one for cover',
    },
    {
      id: 'support-queue',
      title: 'One queue instead of many inboxes',
      client: 'A maker of software for surveyors',
      problem:
        'Users wrote to whichever developer had answered them last. Nobody could tell which questions were still open, and the developers could not plan a day.',
      work: [
        'A project manager of ours spent her first days sorting what lay in the inboxes. She proposed one shared queue and a simple rule for what counts as urgent.',
        'A support engineer then took the first reply to every message. Questions that came up again turned into help articles, which a developer on the client side approved.',
        'The first rule for urgency was too broad, and developers were still interrupted. It was rewritten with them after the first review, with examples from their own queue.',
      ],
      result:
        'Users write to one address and developers see only what needs a change in the code. Each Monday the client reads a list of open questions, sorted by age.',
      team: 'A support engineer and a part-time project manager',
    },
  ],
  next: {
    heading: 'Which of your tasks could be next?',
    text: 'The service explorer lists the tasks we take over, so you can look for the one that bothers you most.',
    action: 'Explore the services',
    link: '/services',
  },
});
