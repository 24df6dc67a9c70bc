import 'server-only';
import { defineContent } from '@/content/schemas/define-content';
import { securityPage as schema } from '@/content/schemas/pages';
import { site } from '@/content/site';

export const securityPage = defineContent('content/pages/security.ts', schema, {
  intro: {
    eyebrow: 'Access, devices and data',
    heading: 'Remote Work Security',
    lead: 'You get remote colleagues who work under your access rules, on managed computers, with your data kept in your own systems.',
  },
  sections: [
    {
      id: 'secure-remote-access',
      title: 'Secure remote access',
      summary:
        'You decide who may enter which system. We ask for as little as the task needs and give it back when the task ends.',
      measures: [
        {
          title: 'Named accounts',
          text: 'Each person signs in under their own name. Shared passwords are not used, so your logs show who did what.',
        },
        {
          title: 'A second factor',
          text: 'Sign-in asks for a code or a key beside the password, in every system that offers it.',
        },
        {
          title: 'Your way in',
          text: 'We connect through your VPN or virtual desktop where you have one, and agree another encrypted route where you do not.',
        },
        {
          title: 'Access that ends',
          text: 'When somebody leaves your team, we send your administrator the list of accounts to close on that day.',
        },
      ],
    },
    {
      id: 'cybersecurity-measures',
      title: 'Cybersecurity measures',
      summary:
        'The computer on the desk and the person in front of it are both part of the defence.',
      measures: [
        {
          title: 'Managed computers',
          text: 'Work is done on machines that we set up and update. Their disks are encrypted and they lock themselves when left alone.',
        },
        {
          title: 'Data stays at its source',
          text: 'Files are worked on where you keep them. A copy elsewhere needs your consent in writing.',
        },
        {
          title: 'Trained people',
          text: 'Everybody learns to recognise phishing and to handle personal data before the first working day, and refreshes it later.',
        },
        {
          title: 'A plan for incidents',
          text: 'Whoever notices something odd reports it at once. You are told what is known, what was stopped and what comes next.',
        },
      ],
    },
    {
      id: 'collaboration-tools',
      title: 'Collaboration tools',
      summary:
        'We work in the tools that you have, under your settings. Where you lack one, we agree it with you first.',
      measures: [
        {
          title: 'Messages and calls',
          text: 'Conversations are held in your Slack, Teams or Google workspace, where your retention rules apply.',
        },
        {
          title: 'Tasks and documents',
          text: 'Tickets and notes are written in your systems, so they remain with you when the work is over.',
        },
        {
          title: 'Passwords and keys',
          text: 'Secrets are passed on through a password manager. They are never sent by e-mail or chat.',
        },
      ],
    },
    {
      id: 'why-choose-us',
      title: `Why choose ${site.name}`,
      summary:
        'Security questions are easiest to settle before the work starts, and with somebody who can decide.',
      measures: [
        {
          title: 'Security is part of the brief',
          text: 'Systems, data and access are listed with the tasks. Your security team can strike out a line before anyone signs in.',
        },
        {
          title: 'Confidentiality in every contract',
          text: 'Each person placed with you has signed to keep your information secret, also after they leave.',
        },
        {
          title: 'One person to ask',
          text: 'Your coordinator keeps the list of who has access to what and sends you the current one whenever you ask.',
        },
      ],
    },
  ],
  next: {
    heading: 'Where access fits in',
    text: 'Accounts are opened at a set stage of onboarding. See what comes before it and what follows.',
    action: 'Open the onboarding guide',
    link: '/onboarding-guide',
  },
});
