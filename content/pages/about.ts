import 'server-only';
import { defineContent } from '@/content/schemas/define-content';
import { purposePage } from '@/content/pages/purpose';
import { aboutPage as schema } from '@/content/schemas/pages';
import { site } from '@/content/site';

export const aboutPage = defineContent('content/pages/about.ts', schema, {
  intro: {
    eyebrow: `About ${site.name}`,
    heading: 'About the product',
    lead: 'Our product is skilled work, done inside your team by people you have chosen or run for you as a whole service.',
  },
  mission: {
    heading: 'Our mission',
    text: purposePage.mission.text,
  },
  cards: [
    {
      title: 'Our People',
      text: 'They come from over 40 countries and have each passed a technical assessment before you meet them. You know them by name, and you speak to them directly.',
    },
    {
      title: 'Our Culture',
      text: 'Work is written down, so a colleague can pick it up when somebody is away. Bad news reaches you the day we have it.',
    },
    {
      title: 'Our Values',
      text: 'Candour, care, fairness, continuity and belonging. The first means that we tell you when a task is better kept in your own hands.',
    },
  ],
  journeyHeading: 'Our Journey',
  journeyAction: 'Follow our journey year by year',
  next: {
    heading: 'What decides how we work',
    text: 'The purpose page sets out our mission and vision, and five values with the behaviour that each one asks for.',
    action: 'Read our purpose',
    link: '/about/purpose',
  },
});
