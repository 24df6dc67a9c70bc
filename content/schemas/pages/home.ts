import type { z } from 'zod';
import { field } from '@/content/schemas/field';
import { carouselName, head } from '@/content/schemas/pages/shared';
import { action, heading } from '@/content/schemas/text';

export const homePage = head.extend({
  logosHeading: field(heading, 'Heading above the logos'),
  carouselLabel: carouselName,
  exploreAction: field(action, 'First button of each slide', 'Leads to the services.'),
  contactAction: field(action, 'Second button of each slide', 'Leads to the contact page.'),
});
export type HomePage = z.infer<typeof homePage>;
