import 'server-only';
import { defineContent } from '@/content/schemas/define-content';
import { servicesPage as schema } from '@/content/schemas/pages';

export const servicesPage = defineContent('content/pages/services.ts', schema, {
  intro: {
    eyebrow: 'What we take over',
    heading: 'Transform Your Business',
    lead: 'See the tasks behind every service, and know what would leave your desk before you speak to us.',
  },
  question: "What's your biggest challenge?",
  explorer: {
    categories: 'Categories',
    empty: 'No content available',
    tasksAvailable: '{n} tasks available',
    close: 'Close {service}',
    more: 'More about {service}',
  },
  next: {
    heading: 'The same services in your field',
    text: 'A clinic and a building firm hand over different things. See what we do in nine industries.',
    action: 'See the industries',
    link: '/industries',
  },
});
