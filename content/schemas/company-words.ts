import { z } from 'zod';
import { line, paragraph } from '@/content/schemas/primitives';

/** What `site.yaml` says in English, in another language: `content/<language>/company.yaml`. */
export const companyWordsFile = z.strictObject({
  tagline: paragraph,
  description: paragraph,
  disclaimer: paragraph,
  /** The figures that contain words, such as “48-72 hours”. */
  figures: z.record(z.string(), line).default({}),
});
