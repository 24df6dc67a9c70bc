import type { z } from 'zod';
import { field } from '@/content/schemas/field';
import { intro } from '@/content/schemas/primitives';
import { section } from '@/content/schemas/section';
import { atMost, line, paragraph } from '@/content/schemas/text';

/** Kinds of sections that say who the company is and what it promises. */
export const companyKinds = [
  section('pending', 'Page to be written', 'The top of a page whose text is still being written.', {
    ...intro.shape,
    lead: field(line.check(atMost(240, 'the line below the heading')), 'Line below the heading'),
    ask: field(paragraph, 'Whom to ask', 'Until the page is written. {email} becomes a link.'),
  }),
] as const;
export type CompanyKind = z.infer<(typeof companyKinds)[number]>['kind'];
