import { z } from 'zod';
import { isFields, isList } from '@/engine/content/values';
import { references, type Named } from '@/content/schemas/reference';

/** A value that names something elsewhere. */
export interface NamingValue {
  to: Named | 'markdown';
  path: readonly PropertyKey[];
  value: string;
}

/** The parts of a value: the key, schema and data of each. */
function parts(schema: unknown, data: unknown): [PropertyKey, unknown, unknown][] {
  if (schema instanceof z.ZodObject && isFields(data)) {
    return Object.entries(schema.shape).map(([key, part]) => [key, part, data[key]]);
  }
  if (schema instanceof z.ZodArray && isList(data)) {
    return data.map((entry, index) => [index, schema.element, entry]);
  }
  if (schema instanceof z.ZodDiscriminatedUnion && isFields(data)) {
    const { discriminator } = schema.def;
    const meant = schema.options.find(
      (option) =>
        option instanceof z.ZodObject &&
        (option.shape[discriminator] as z.ZodType).safeParse(data[discriminator]).success,
    );
    return parts(meant, data);
  }
  return [];
}

/**
 * The values in a file that name something elsewhere. Those that their schema refuses are left out,
 * because they are reported already.
 *
 * @param schema the rules for the file
 * @param data what is in it, which need not be valid
 */
export function referencesIn(
  schema: unknown,
  data: unknown,
  path: readonly PropertyKey[] = [],
): NamingValue[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return referencesIn(schema.unwrap(), data, path);
  }
  const reference = schema instanceof z.ZodType ? references.get(schema) : undefined;
  if (reference && schema instanceof z.ZodType) {
    const { success } = schema.safeParse(data);
    return success ? [{ ...reference, path, value: String(data) }] : [];
  }
  return parts(schema, data).flatMap(([key, part, value]) =>
    referencesIn(part, value, [...path, key]),
  );
}
