import { z } from 'zod';
import { field } from '@/content/schemas/field';
import { withNext } from '@/content/schemas/pages/shared';
import { heading, label, lead, listEntry, shortLabel, template } from '@/content/schemas/text';

const timeline = z.strictObject({
  size: field(label, 'Size'),
  duration: field(
    shortLabel,
    'Duration',
    'A figure from site.yaml in braces, such as {smallProject}.',
  ),
  example: field(listEntry, 'Example'),
});

const timelines = z.strictObject({
  heading: field(heading, 'Heading'),
  lead: field(lead, 'Text', 'One or two sentences.'),
  columns: field(
    z.strictObject({
      size: field(label, 'Size'),
      duration: field(label, 'Duration'),
      example: field(label, 'Example'),
    }),
    'Columns',
    'Their headings.',
  ),
  rows: field(z.array(field(timeline, 'Row')).min(1), 'Rows'),
});

export const pricingPage = withNext.extend({
  badge: field(label, 'Badge', 'On the featured model.'),
  messageTemplate: field(
    template(['model']),
    'First line of the message',
    'Stands in the contact form that a button opens. {model} is replaced, and must occur.',
  ),
  idealForHeading: field(label, 'Above whom a model suits'),
  featuresHeading: field(label, 'Above what a model includes'),
  benefitsHeading: field(heading, 'Heading of the benefits', 'They are in pricing.yaml.'),
  timelines: field(timelines, 'Table of durations'),
});
export type PricingPage = z.infer<typeof pricingPage>;
