import { field } from '@/content/model/schemas/field';
import { page } from '@/content/model/schemas/pages/shared';
import { heading } from '@/content/model/schemas/text';

export const sitemapPage = page.extend({
  mainHeading: field(
    heading,
    'Heading of the main pages',
    'The headings of the other sections are the names of their parent pages.',
  ),
});
