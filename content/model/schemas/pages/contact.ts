import { z } from 'zod';
import { furtherSections } from '@/content/model/schemas/composed-page';
import { field } from '@/content/model/schemas/field';
import { page } from '@/content/model/schemas/pages/shared';
import {
  heading,
  headingLabel,
  label,
  lead,
  shortLabel,
  spokenLabel,
  template,
} from '@/content/model/schemas/text';

const cards = z.strictObject({
  email: field(headingLabel, 'Title of the e-mail address'),
  phone: field(headingLabel, 'Title of the telephone number'),
  office: field(
    template(['country']),
    'Title of an office',
    '{country} is replaced, and must occur.',
  ),
  website: field(headingLabel, 'Title of the website'),
  newTab: field(spokenLabel, 'Note on the link to the website', 'Read out by screen readers.'),
  hours: field(headingLabel, 'Title of the hours'),
  closed: field(
    z.strictObject({
      weekend: field(label, 'Closed on Saturday and Sunday'),
      days: field(
        template(['days']),
        'Closed on other days',
        '{days} is replaced by their names, and must occur.',
      ),
    }),
    'Days without hours',
    'What follows the hours.',
  ),
  roundTheClock: field(
    lead,
    'Support around the clock',
    'How the opening hours relate to it, in one or two sentences.',
  ),
});

const day = z.strictObject({
  heading: field(heading, 'Heading'),
  open: field(shortLabel, 'While the office is open'),
  closed: field(shortLabel, 'While the office is closed'),
  summer: field(
    template(['times']),
    'Hours in summer',
    'For places with summer time. {times} is replaced, and must occur.',
  ),
  yours: field(
    template(['times']),
    'Hours where the visitor is',
    'For an office with hours of its own. {times} is replaced, and must occur.',
  ),
});

export const contactPage = page.extend({
  cardsHeading: field(heading, 'Heading of the cards'),
  cards: field(cards, 'Cards', 'What they say comes from site.yaml.'),
  day: field(day, 'The day of the offices', 'The drawing of the opening hours.'),
  formHeading: field(heading, 'Heading of the form'),
  formLead: field(lead, 'Sentence above the form'),
  formAttachment: field(
    lead,
    'Sentence on attachments',
    'Follows the sentence above the form if the form accepts a file.',
  ),
  sections: furtherSections('form'),
});
export type ContactPage = z.infer<typeof contactPage>;
