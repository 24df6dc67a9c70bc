import { furtherSections } from '@/content/model/schemas/composed-page';
import { field } from '@/content/model/schemas/field';
import { page } from '@/content/model/schemas/pages/shared';
import { heading } from '@/content/model/schemas/text';

export const sitemapPage = page.extend({
  mainHeading: field(
    heading,
    'Heading of the main pages',
    'The headings of the other lists are the names of their parent pages.',
  ),
  sections: furtherSections(),
});
