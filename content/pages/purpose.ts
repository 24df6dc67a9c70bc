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
    text: 'We give you back the hours that office work takes, by doing it well and in plain sight.',
  },
  vision: {
    title: 'Vision',
    text: 'A working world in which a small firm in one country and a skilled person in another can join forces as easily as two people in one room.',
  },
  valuesHeading: 'Five core values',
  values: [
    {
      title: 'Candour',
      text: 'We state facts as they are, the hours worked included. You hear about a mistake from us first, together with what we are doing about it.',
    },
    {
      title: 'Care',
      text: 'Each task has one person who answers for it, and you know who that is. A second person checks the work if an error in it would cost you money or trust.',
    },
    {
      title: 'Fairness',
      text: 'We choose and promote people by their work: origin, age, sex, religion and disability play no part. We treat everyone alike and accept no harassment from anyone.',
    },
    {
      title: 'Continuity',
      text: 'Whatever we do for you is written down well enough for somebody else to take over, including your own staff.',
    },
    {
      title: 'Belonging',
      text: "A colleague placed with you joins your meetings and your channels, and your team's aims become theirs.",
    },
  ],
  next: {
    heading: 'From values to rules',
    text: 'The code of ethics goes from what we believe to what everyone here must do, conflicts of interest and gifts included.',
    action: 'Read the code of ethics',
    link: '/about/ethics-code',
  },
});
