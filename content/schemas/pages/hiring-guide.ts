import { z } from 'zod';
import { field } from '@/content/schemas/field';
import { withNext } from '@/content/schemas/pages/shared';
import { titled } from '@/content/schemas/primitives';
import { heading, label, listEntry } from '@/content/schemas/text';

const step = titled.extend({
  when: field(listEntry, 'When', 'Such as “After screening”.'),
  youDo: field(listEntry, 'The client’s part', 'One short sentence.'),
  weDo: field(listEntry, 'The company’s part', 'One short sentence.'),
});

const figure = z.strictObject({
  figure: field(label, 'Figure', 'A figure from site.yaml in braces, such as {screening}.'),
  meaning: field(listEntry, 'Meaning', 'Goes on where the figure ends, without a full stop.'),
});

export const hiringGuidePage = withNext.extend({
  stepsHeading: field(heading, 'Heading of the steps'),
  labels: field(
    z.strictObject({
      youDo: field(label, 'Above the client’s part'),
      weDo: field(label, 'Above the company’s part'),
    }),
    'Labels',
    'Repeated in each step.',
  ),
  steps: field(z.array(field(step, 'Step')).min(1), 'Steps', 'In their order in time.'),
  figuresHeading: field(heading, 'Heading of the figures'),
  figures: field(z.array(field(figure, 'Figure')).min(1), 'Figures'),
});
