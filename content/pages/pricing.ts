import 'server-only';
import { defineContent } from '@/content/schemas/define-content';
import { pricingPage as schema } from '@/content/schemas/pages';

export const pricingPage = defineContent('content/pages/pricing.ts', schema, {
  intro: {
    eyebrow: 'Three ways to pay',
    heading: 'Pricing models',
    lead: 'Buy hours, a team by the month or a finished project. You can begin with one model and move to another.',
  },
  messageTemplate: 'I would like to talk about the {model} model.',
  badge: 'Popular Choice',
  idealForHeading: 'Ideal for',
  featuresHeading: 'What is included',
  benefitsHeading: 'Why Choose Our Pricing Models?',
  timelines: {
    heading: 'How long projects take',
    lead: 'The timeline runs from the agreed brief to handover. The quotation names the size, so you know which row is yours.',
    columns: { size: 'Size', duration: 'Duration', example: 'For instance' },
    rows: [
      {
        size: 'Small',
        duration: '2-4 weeks',
        example: 'Clearing a backlog of supplier invoices',
      },
      {
        size: 'Medium',
        duration: '1-3 months',
        example: 'Moving a support desk into one shared queue',
      },
      {
        size: 'Large',
        duration: '3+ months',
        example: 'Moving two offices and their old systems to the cloud',
      },
    ],
  },
  next: {
    heading: 'Questions about terms?',
    text: 'The knowledge base answers what clients ask about billing, notice and changing from one model to another.',
    action: 'Search the knowledge base',
    link: '/faq',
  },
});
