import 'server-only';
import { defineContent } from '@/content/schemas/define-content';
import { contactPage as schema } from '@/content/schemas/pages';
import { site } from '@/content/site';

export const contactPage = defineContent('content/pages/contact.ts', schema, {
  intro: {
    eyebrow: `Talk to ${site.name}`,
    heading: 'Contact',
    lead: 'Write, ring or use the form, and the answer comes from somebody who knows the work you ask about.',
  },
  cardsHeading: 'Reach us directly',
  cards: {
    email: 'E-mail',
    phone: 'Telephone',
    office: 'Office in {country}',
    website: 'Website',
    newTab: 'opens in a new tab',
    hours: 'Business hours',
    roundTheClock:
      'These are the hours of our own office. Services that need support around the clock get it in shifts, at night and at weekends too.',
  },
  day: {
    heading: 'When we are in',
    zone: 'GMT',
    open: 'Open now',
    closed: 'Closed now',
    summer: 'in\u00a0summer {hours}',
  },
  formHeading: 'Send us a message',
  formLead: 'Name the task you would like off your desk and the date that matters.',
  formAttachment: 'A document that explains it is welcome as an attachment.',
});
