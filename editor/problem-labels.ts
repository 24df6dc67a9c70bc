import { placeInWords, type Finding } from '@/engine/shared/problem';
import type { JsonSchema } from '@/content/model/reading/to-json-schema';
import { labelFromKey } from '@/editor/config/labels';

/** The form of a file: what it is called, and the schema that its fields are made from. */
export type Form = { title: string; schema: JsonSchema };

/** A schema and all its alternatives, with their own alternatives. */
const alternatives = (schema: JsonSchema): JsonSchema[] => [
  schema,
  ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap(alternatives),
];

/**
 * What the form calls a part of a value, and the schema of that part.
 *
 * @param named the name of an entry: its kind, if it has no other
 */
function partOf(schema: JsonSchema, key: PropertyKey, named?: string): Form {
  if (typeof key === 'number') {
    const { items = {} } = schema;
    const isOfKind = ({ properties }: JsonSchema) => properties?.kind?.const === named;
    const ofKind = named === undefined ? undefined : alternatives(items).find(isOfKind);
    return { title: ofKind?.title ?? '', schema: ofKind ?? items };
  }
  const name = String(key);
  const known = alternatives(schema).find(({ properties = {} }) => Object.hasOwn(properties, name));
  const property = known?.properties?.[name];
  if (property) return { title: property.title ?? labelFromKey(name), schema: property };
  const { additionalProperties: entry } = schema;
  return { title: labelFromKey(name), schema: typeof entry === 'object' ? entry : {} };
}

/**
 * A problem with a file in the labels of its form: somebody who fills in a form sees neither keys
 * nor line numbers.
 *
 * @returns undefined if its file has no form
 */
export function withLabels(
  finding: Finding,
  formOf: (file: string) => Form | undefined,
): string | undefined {
  const form = formOf(finding.file);
  if (!form) return undefined;
  const parts: Form[] = [];
  for (const [index, key] of (finding.path ?? []).entries()) {
    parts.push(partOf(parts.at(-1)?.schema ?? form.schema, key, finding.names[index]));
  }
  // Only an entry that is named by its kind has a title.
  const names = Object.entries(finding.names).map(([index, name]) => {
    return [index, parts[Number(index)]?.title || name] as const;
  });
  const named = { ...finding, names: Object.fromEntries(names) };
  const place = placeInWords(named, ({ length }, own) => {
    const titles = parts.slice(length - own, length).map(({ title }) => title);
    return `“${titles.join(' › ')}”`;
  });
  const line = finding.path || finding.line === undefined ? '' : `line ${finding.line}`;
  return [form.title, place || line, finding.message].filter(Boolean).join(': ');
}
