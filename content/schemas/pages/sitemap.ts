import { field } from '@/content/schemas/field';
import { page } from '@/content/schemas/pages/shared';
import { heading } from '@/content/schemas/text';

export const sitemapPage = page.extend({
  mainHeading: field(
    heading,
    'Heading of the main pages',
    'The headings of the other sections are the names of their parent pages.',
  ),
});
