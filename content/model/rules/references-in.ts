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
  if (schema instanceof z.ZodRecord && isFields(value)) {
    return Object.entries(value).map(([key, own]) => [key, schema.valueType, own]);
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

/** A text in a file, with the schema that it meets. */
interface TextValue {
  schema: z.ZodType;
  path: readonly PropertyKey[];
  value: string;
}

/**
 * The texts in a file, whatever they mean; not those in a `nullable` or a union without a `kind`.
 *
 * @param schema the rules for the file
 * @param value what it contains, which is valid
 */
export function textsIn(
  schema: unknown,
  value: unknown,
  path: readonly PropertyKey[] = [],
): TextValue[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return textsIn(schema.unwrap(), value, path);
  }
  if (typeof value === 'string')
    return schema instanceof z.ZodType ? [{ schema, path, value }] : [];
  return parts(schema, value).flatMap(([key, part, own]) => textsIn(part, own, [...path, key]));
}

/** The values in a file that name something elsewhere; `schema` and `value` as for `textsIn`. */
export function referencesIn(schema: unknown, value: unknown): NamingValue[] {
  return textsIn(schema, value).flatMap(({ schema: own, path, value: named }) => {
    const reference = references.get(own);
    return reference ? [{ ...reference, path, value: named }] : [];
  });
}
