import 'server-only';
import { defineContent } from '@/content/schemas/define-content';
import { purposePage } from '@/content/pages/purpose';
import { ethicsPage as schema } from '@/content/schemas/pages';
import { site } from '@/content/site';

export const ethicsPage = defineContent('content/pages/ethics-code.ts', schema, {
  intro: {
    eyebrow: 'What you can hold us to',
    heading: 'Code of ethics',
    lead: `Twelve rules bind everyone you deal with at ${site.name}, from the people in your team to the people who run the company.`,
  },
  contentsHeading: 'In this code',
  sections: [
    {
      id: 'core-values',
      title: 'Core values',
      summary:
        'Four of our five core values bind everybody at all times, whoever the client is. The fifth, belonging, grows in your team and cannot be made a rule.',
      items: purposePage.values.slice(0, 4),
    },
    {
      id: 'commitments',
      title: 'Commitments',
      summary: 'These are owed to you and to the people we place with you.',
      items: [
        {
          title: 'Your information stays yours',
          text: 'We use what we learn at your company to do your work and for no other purpose.',
        },
        {
          title: 'Conflicts of interest are declared',
          text: 'If we serve a direct competitor of yours, we tell you before we begin and keep the teams apart.',
        },
        {
          title: 'No gifts that buy a decision',
          text: 'Our people neither offer nor accept anything that could sway a purchase, a hire or a review.',
        },
        {
          title: 'Fair terms for our people',
          text: 'Everybody has a written contract, is paid on the agreed date and may refuse work that is unsafe or unlawful.',
        },
        {
          title: 'The law of every place involved',
          text: 'We follow the rules where you are and where the work is done. Where they differ, the stricter one holds.',
        },
        {
          title: 'Concerns are heard',
          text: `Anyone may report a breach to ${site.email}. A person outside the team concerned looks into it, and nobody suffers for reporting in good faith.`,
        },
      ],
    },
    {
      id: 'professional-standards',
      title: 'Professional standards',
      summary: 'These describe the quality of the daily work.',
      items: [
        {
          title: 'Competence',
          text: 'We accept work that we are able to do, and we say so when a task asks for more than we know.',
        },
        {
          title: 'Care with records',
          text: 'We keep files complete and traceable, so that you can see later who changed what and why.',
        },
      ],
    },
  ],
  next: {
    heading: 'How information is protected in practice',
    text: 'The security page describes the access rules and the tools that stand behind the first commitment.',
    action: 'See our security practices',
    link: '/security',
  },
});
