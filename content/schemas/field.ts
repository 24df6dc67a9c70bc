import type { z } from 'zod';

/**
 * Gives a field the title and the hint that an editor shows. It comes last: what is called on its
 * result, such as `min` or `refine`, returns a schema that lacks them.
 *
 * @param title in plain words
 * @param hint what it is for, where it shows, and the limits that an editor cannot check
 */
export function field<Schema extends z.ZodType>(
  schema: Schema,
  title: string,
  hint?: string,
): Schema {
  return schema.meta({ ...schema.meta(), title, ...(hint && { description: hint }) });
}
