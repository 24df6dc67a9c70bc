import 'server-only';
import { defineContent } from '@/content/schemas/define-content';
import {
  pricingBenefits as benefitsSchema,
  pricingModels as modelsSchema,
} from '@/content/schemas/collections';

/** The three pricing models. */
export const pricingModels = defineContent('content/pricing.ts', modelsSchema, [
  {
    id: 'pay-as-you-go',
    title: 'Pay-As-You-Go',
    description:
      'You pay for the hours that were worked, and you decide each month how many there will be.',
    idealFor: [
      'Work that comes and goes with the season',
      'A first task to see how we work',
      'Specialists needed for a few days',
    ],
    features: [
      'Hours recorded by task and person',
      'One monthly invoice that you can check line by line',
      'A monthly limit of hours that you set',
      'A written procedure for each recurring task',
    ],
    gradient: 'blue',
    ctaText: 'Start with a few hours',
    featured: false,
  },
  {
    id: 'dedicated-team',
    title: 'Dedicated Team',
    description:
      'You pay a monthly price for named people who work for you alone, in your tools and in your hours.',
    idealFor: [
      'Steady work that fills whole days',
      'Products that need people who know their history',
      'Departments that want to grow without opening an office',
    ],
    features: [
      'People you have interviewed and chosen',
      'Technical assessment before your interview',
      'A coordinator who reviews the work with you each month',
      'Cover arranged for planned absences',
      'Contract, pay and equipment handled by us',
      'Changes of team size agreed in writing',
    ],
    gradient: 'both',
    ctaText: 'Plan your team',
    featured: true,
  },
  {
    id: 'fixed-price-project',
    title: 'Fixed Price Project',
    description:
      'You pay an agreed price for a described result, and we plan the people and the days it takes.',
    idealFor: ['Work with a clear end, such as a migration', 'Budgets approved for one purpose'],
    features: [
      'Scope and acceptance tests written before the start',
      'A timeline by size, from 2-4 weeks to 3+ months',
      'A project manager who reports every week',
      'Extra wishes quoted before they are begun',
      'A handover session with your own people',
    ],
    gradient: 'green',
    ctaText: 'Describe your project',
    featured: false,
  },
]);

/** The benefits that all models share. */
export const pricingBenefits = defineContent('content/pricing.ts', benefitsSchema, [
  {
    title: 'Flexibility',
    text: 'The model can follow the work. You may begin with single hours and change to a team once you know how much there is to do.',
  },
  {
    title: 'Cost-Effectiveness',
    text: 'You pay for work and for the people who do it. Recruiting and equipment are on our side, so a new role needs no budget for either.',
  },
  {
    title: 'Global Expertise',
    text: 'Every model draws on the same talent from over 40 countries, so a small order is staffed from as wide a field as a large one.',
  },
  {
    title: 'Transparency',
    text: 'The quotation shows each position separately and says what would change it. The invoice uses the same positions in the same order.',
  },
]);
