import type { z } from 'zod';
import { field } from '@/content/schemas/field';
import { head } from '@/content/schemas/pages/shared';
import { intro } from '@/content/schemas/primitives';
import { atMost, line, paragraph } from '@/content/schemas/text';

/** A legal page that is still being written. */
export const legalPage = head.extend({
  intro: field(
    intro.extend({
      lead: field(line.check(atMost(240, 'the line below the heading')), 'Line below the heading'),
    }),
    'Introduction',
    'The top of the page.',
  ),
  ask: field(paragraph, 'Whom to ask', 'Until the page is written. {email} becomes a link.'),
});
export type LegalPage = z.infer<typeof legalPage>;
