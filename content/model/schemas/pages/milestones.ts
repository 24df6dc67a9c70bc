import { z } from 'zod';
import { furtherSections } from '@/content/model/schemas/composed-page';
import { field } from '@/content/model/schemas/field';
import { carouselName, withNext } from '@/content/model/schemas/pages/shared';
import { spokenLabel, template } from '@/content/model/schemas/text';

export const milestonesPage = withNext.extend({
  carousel: field(
    z.strictObject({
      carousel: carouselName,
      previous: field(
        spokenLabel,
        'Button to the previous milestone',
        'Read out by screen readers.',
      ),
      next: field(spokenLabel, 'Button to the next milestone', 'Read out by screen readers.'),
      status: field(
        template(['year'], ['position', 'count']),
        'Announcement',
        'Read out by screen readers after a change. {year} is replaced and must occur; {position} and {count} may be used.',
      ),
    }),
    'Row of milestones',
    'The milestones themselves are in milestones.yaml.',
  ),
  sections: furtherSections(),
});
export type MilestonesPage = z.infer<typeof milestonesPage>;
