import { z } from 'zod';
import { field } from '@/content/model/schemas/field';
import { slug, listOf } from '@/content/model/schemas/primitives';
import {
  action,
  cardText,
  cardTitle,
  headingLabel,
  label,
  listEntry,
  shortLabel,
} from '@/content/model/schemas/text';

const pricingModel = z.strictObject({
  id: field(slug, 'Id', 'Lower case words joined by hyphens; links to the model end with it.'),
  title: field(cardTitle, 'Name'),
  description: field(cardText, 'Description', 'What the client pays for, in one or two sentences.'),
  idealFor: field(
    listOf(listEntry, 'Reason').min(1),
    'Reasons to choose it',
    'Whom the model suits, as short phrases.',
  ),
  features: field(z.array(listEntry).min(1), 'Features', 'As short phrases.'),
  gradient: field(z.enum(['blue', 'green', 'both']), 'Colours of the card’s edge'),
  ctaText: field(action, 'Text of the button', 'The button opens the contact form.'),
  featured: field(
    z.boolean(),
    'Featured',
    'Gives the card a dark background and a badge; one model may have it.',
  ),
});
export type PricingModel = z.infer<typeof pricingModel>;

const duration = z.strictObject({
  size: field(label, 'Size'),
  duration: field(
    shortLabel,
    'Duration',
    'A figure from site.yaml in braces, such as {smallProject}.',
  ),
  example: field(listEntry, 'Example'),
});
export type Duration = z.infer<typeof duration>;

/** What stands above the columns of a table of durations. */
export const durationColumns = z.strictObject({
  size: field(headingLabel, 'Size'),
  duration: field(headingLabel, 'Duration'),
  example: field(headingLabel, 'Example'),
});

/** The pricing models, and how long projects take. */
export const pricingFile = z.strictObject({
  models: field(
    listOf(pricingModel, 'Pricing model', 'id')
      .min(1)
      .refine((models) => models.filter(({ featured }) => featured).length <= 1, {
        error: 'only one model may be featured',
      }),
    'Pricing models',
    'In the order of their cards.',
  ),
  idealForHeading: field(
    headingLabel,
    'Above whom a model suits',
    'On every page that shows the models.',
  ),
  durations: field(
    listOf(duration, 'Duration').min(1),
    'Durations',
    'How long projects take, the shortest first.',
  ),
});
