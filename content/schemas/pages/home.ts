import { z } from 'zod';
import { field } from '@/content/schemas/field';
import { carouselName, head } from '@/content/schemas/pages/shared';
import { action, heading, label, lead, shortLabel } from '@/content/schemas/text';

const sectionHeading = field(heading, 'Heading');
const sentence = field(lead, 'Text', 'One or two short sentences.');
const leadsTo = (place: string) => field(action, 'Text of the link', `Leads to ${place}.`);

const services = z.strictObject({ heading: sectionHeading, text: sentence });

const stage = z.strictObject({
  when: field(
    shortLabel,
    'When',
    'A moment or a figure from site.yaml in braces, such as {screening}.',
  ),
  text: sentence,
});

const beginning = z.strictObject({
  heading: sectionHeading,
  text: sentence,
  stages: field(z.array(field(stage, 'Stage')).min(1), 'Stages', 'The earliest first.'),
  durationsHeading: field(
    heading,
    'Heading above the durations',
    'The durations themselves are on the page Pricing models.',
  ),
  action: leadsTo('the onboarding guide'),
});

const withAction = (place: string) =>
  z.strictObject({ heading: sectionHeading, action: leadsTo(place) });

export const homePage = head.extend({
  logosHeading: field(heading, 'Heading above the logos'),
  carouselLabel: carouselName,
  exploreAction: field(action, 'First button of each slide', 'Leads to the services.'),
  contactAction: field(action, 'Second button of each slide', 'Leads to the contact page.'),
  services: field(services, 'Services', 'Above the names of all services.'),
  beginning: field(beginning, 'Beginning', 'How work begins, and how long projects take.'),
  story: field(
    z.strictObject({ label: field(label, 'Words above it'), action: leadsTo('the whole story') }),
    'Story',
    'The first of the page Client stories.',
  ),
  pricing: field(withAction('the pricing models'), 'Pricing models', 'Above all of them.'),
  journal: field(withAction('the journal'), 'Articles', 'Above the newest articles.'),
  writing: field(
    z.strictObject({
      heading: sectionHeading,
      text: sentence,
      action: leadsTo('the contact page'),
    }),
    'Writing to you',
    'The end of the page.',
  ),
});
export type HomePage = z.infer<typeof homePage>;
