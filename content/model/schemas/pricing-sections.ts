import { z } from 'zod';
import { field } from '@/content/model/schemas/field';
import { listOf } from '@/content/model/schemas/primitives';
import { link } from '@/content/model/schemas/link';
import { durationColumns } from '@/content/model/schemas/pricing';
import { section, sectionHeading, sentence, traits } from '@/content/model/schemas/section';
import {
  action,
  heading,
  headingLabel,
  label,
  shortLabel,
  firstLine,
} from '@/content/model/schemas/text';

const stage = z.strictObject({
  when: field(
    shortLabel,
    'When',
    'A moment or a figure from site.yaml in braces, such as {screening}.',
  ),
  text: sentence,
});

/** Kinds of sections on how work is paid for, and how long it takes. */
export const pricingKinds = [
  section('stages', 'Stages', 'How work begins, along one thread, and how long projects take.', {
    heading: sectionHeading,
    text: sentence,
    stages: field(listOf(stage, 'Stage').min(1), 'Stages', 'The earliest first.'),
    durationsHeading: field(
      heading,
      'Heading above the durations',
      'The durations themselves are in pricing.yaml.',
    ),
    action: field(action, 'Text of the link'),
    link,
  }).register(traits, { shows: 'pricing', paper: 'raised' }),
  section('durations', 'Durations', 'A table of the durations of pricing.yaml.', {
    heading: sectionHeading,
    text: sentence.optional(),
    columns: field(durationColumns, 'Columns', 'Their headings.'),
  }).register(traits, { shows: 'pricing', paper: 'raised' }),
  section('pricing', 'Pricing models', 'Each model as one line.', {
    heading: sectionHeading,
    action: field(action, 'Text of the link', 'Leads to the pricing models.'),
  }).register(traits, { shows: 'pricing' }),
  section('models', 'Cards of the pricing models', 'Whole models, side by side.', {
    messageTemplate: field(
      firstLine('model'),
      'First line of the message',
      'Filled in already in the contact form that a button opens. {model} is replaced, and must occur.',
    ),
    badge: field(label, 'Badge', 'On the featured model.'),
    featuresHeading: field(headingLabel, 'Above what a model includes'),
  }).register(traits, { shows: 'pricing', isOnce: true, isTight: true, ids: () => 'model' }),
] as const;
export type PricingKind = z.infer<(typeof pricingKinds)[number]>['kind'];
