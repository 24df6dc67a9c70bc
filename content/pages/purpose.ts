import 'server-only';
import { defineContent } from '@/content/schemas/define-content';
import { purposePage as schema } from '@/content/schemas/pages';
import { site } from '@/content/site';

export const purposePage = defineContent('content/pages/purpose.ts', schema, {
  intro: {
    eyebrow: `What ${site.name} is for`,
    heading: 'Purpose',
    lead: 'The reasons behind our decisions are written here, so that you can tell beforehand what we will do.',
  },
  mission: {
    title: 'Mission',
    text: 'To give you back the hours that office work takes, by doing it well and in plain sight.',
  },
  vision: {
    title: 'Vision',
    text: 'A working world in which a small firm in one country and a skilled person in another can join forces as easily as two people in one room.',
  },
  valuesHeading: 'Five core values',
  values: [
    {
      title: 'Candour',
      text: 'You hear about a mistake from us first, together with what we are doing about it.',
    },
    {
      title: 'Care',
      text: 'Work is checked by a second person before it leaves us if an error in it would cost you money or trust.',
    },
    {
      title: 'Belonging',
      text: "A colleague placed with you joins your meetings and your channels, and your team's aims become theirs.",
    },
    {
      title: 'Fairness',
      text: 'People are chosen by their work and paid on time. You are billed for what was agreed.',
    },
    {
      title: 'Continuity',
      text: 'Whatever we do for you is written down well enough for somebody else to take over, including your own staff.',
    },
  ],
  next: {
    heading: 'From values to rules',
    text: 'The code of ethics goes from what we believe to what everyone here must do, conflicts of interest and gifts included.',
    action: 'Read the code of ethics',
    link: '/about/ethics-code',
  },
});
