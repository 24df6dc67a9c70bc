import { z } from 'zod';
import type { Named } from '@/content/model/schemas/reference';

/**
 * The control that a form shows for a value, if its type does not say so: `text` for a paragraph,
 * `list` for ordered choices, `files` and `logos` for a file in that folder below `public`, `path` for
 * a page, or the choices of what the value names.
 */
export type FieldWidget =
  | Named
  | 'text'
  | 'markdown'
  | 'list'
  | 'colour'
  | 'files'
  | 'logos'
  | 'image'
  | 'moment'
  | 'path';

declare module 'zod' {
  interface GlobalMeta {
    'x-widget'?: FieldWidget;
    enumDescriptions?: readonly string[];
  }
}

/**
 * Gives a field the title and the hint that an editor shows; `extend` and `nullable` take them away.
 *
 * @param title in plain words
 * @param hint what the field is for, where it shows, and the limits that an editor cannot check
 */
export function field<Schema extends z.ZodType>(
  schema: Schema,
  title: string,
  hint?: string,
): Schema {
  return schema.meta({ ...schema.meta(), title, ...(hint && { description: hint }) });
}

/** One of several values, by what a form calls each; editors of YAML show that beside it. */
export function named<const Names extends Record<string, string>>(names: Names) {
  const values = Object.keys(names) as (keyof Names & string)[];
  return z.enum(values).meta({ enumDescriptions: Object.values(names) });
}
