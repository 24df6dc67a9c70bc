import { z } from 'zod';
import { references, type Named } from '@/content/model/schemas/reference';
import { isFields, isList } from '@/engine/shared/values';

/** A value that names something elsewhere. */
export interface NamingValue {
  to: Named | 'markdown' | 'prose';
  path: readonly PropertyKey[];
  value: string;
}

/** The parts of a valid value: the key, schema and value of each. */
function parts(schema: unknown, value: unknown): [PropertyKey, unknown, unknown][] {
  if (schema instanceof z.ZodObject && isFields(value)) {
    return Object.entries(schema.shape).map(([key, part]) => [key, part, value[key]]);
  }
  if (schema instanceof z.ZodArray && isList(value)) {
    return value.map((entry, index) => [index, schema.element, entry]);
  }
  if (schema instanceof z.ZodDiscriminatedUnion && isFields(value)) {
    const { discriminator } = schema.def;
    const meant = schema.options.find(
      (option) =>
        option instanceof z.ZodObject &&
        (option.shape[discriminator] as z.ZodType).safeParse(value[discriminator]).success,
    );
    return parts(meant, value);
  }
  return [];
}

/**
 * The values in a file that name something elsewhere.
 *
 * @param schema the rules for the file
 * @param value what it contains, which is valid
 */
export function referencesIn(
  schema: unknown,
  value: unknown,
  path: readonly PropertyKey[] = [],
): NamingValue[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return referencesIn(schema.unwrap(), value, path);
  }
  const reference = schema instanceof z.ZodType ? references.get(schema) : undefined;
  if (reference) return typeof value === 'string' ? [{ ...reference, path, value }] : [];
  return parts(schema, value).flatMap(([key, part, own]) =>
    referencesIn(part, own, [...path, key]),
  );
}
