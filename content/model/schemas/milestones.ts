import { z } from 'zod';
import { field } from '@/content/model/schemas/field';
import { listOf } from '@/content/model/schemas/primitives';
import { cardText, cardTitle } from '@/content/model/schemas/text';

const year = field(z.int().min(1900).max(2100), 'Year', 'Later than that of the entry before.');
const milestone = z.strictObject({
  year,
  title: field(cardTitle, 'Title'),
  description: field(cardText, 'Text', 'Two sentences on what changed for clients.'),
});
export type Milestone = z.infer<typeof milestone>;

const journeyEntry = z.strictObject({ year, title: field(cardTitle, 'Title') });
export type JourneyEntry = z.infer<typeof journeyEntry>;

const inOrder = z.superRefine<{ year: number }[]>((entries, context) => {
  entries.forEach(({ year: own }, index) => {
    if (own > (entries[index - 1]?.year ?? 0)) return;
    context.addIssue({
      code: 'custom',
      path: [index, 'year'],
      message: 'must be later than the year of the entry before',
    });
  });
});

/** What happened in which year. */
export const milestonesFile = z.strictObject({
  milestones: field(
    listOf(milestone, 'Milestone').min(1).check(inOrder),
    'Milestones',
    'The page Our Journey, the earliest year first. The first and the last year can be used in texts as {firstYear} and {lastYear}.',
  ),
  journey: field(
    listOf(journeyEntry, 'Year of the timeline').min(1).check(inOrder),
    'Years of the timeline',
    'The timeline of the page About, the earliest year first.',
  ),
});
