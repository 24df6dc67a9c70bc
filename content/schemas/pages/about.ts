import { z } from 'zod';
import { field } from '@/content/schemas/field';
import { withNext } from '@/content/schemas/pages/shared';
import { titled } from '@/content/schemas/primitives';
import { action, heading } from '@/content/schemas/text';

export const aboutPage = withNext.extend({
  mission: field(
    z.strictObject({ heading: field(heading, 'Heading') }),
    'Mission',
    'The mission itself is a text of the page Purpose.',
  ),
  cards: field(z.array(field(titled, 'Card')).min(1), 'Cards'),
  journeyHeading: field(heading, 'Heading of the timeline', 'Its years are in milestones.yaml.'),
  journeyAction: field(action, 'Link below the timeline', 'Leads to the page with all years.'),
});
