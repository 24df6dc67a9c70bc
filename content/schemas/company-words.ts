import { z } from 'zod';
import { field } from '@/content/schemas/field';
import { line, paragraph } from '@/content/schemas/text';

/** Translations of the English texts in `site.yaml`: `content/<language>/company.yaml`. */
export const companyWordsFile = z.strictObject({
  tagline: field(paragraph, 'Tagline'),
  description: field(paragraph, 'Description'),
  disclaimer: field(paragraph, 'Disclaimer'),
  figures: field(
    z.record(z.string(), line).default({}),
    'Figures',
    'Those of site.yaml that contain words, such as “48-72 hours”.',
  ),
});
