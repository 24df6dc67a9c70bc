import { z } from 'zod';
import { field } from '@/content/model/schemas/field';
import { companySchema } from '@/content/model/schemas/site';
import { line } from '@/content/model/schemas/text';

/** Translations of the English texts in `site.yaml`: `content/<language>/company.yaml`. */
export const companyWordsFile = companySchema
  .pick({ tagline: true, description: true, disclaimer: true })
  .extend({
    figures: field(
      z.record(z.string(), line).default({}),
      'Figures',
      'Those of site.yaml that contain words, such as “48-72 hours”.',
    ),
  });
