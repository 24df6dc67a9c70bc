import { frontMatter } from '@/content/model/schemas/article';
import { composedPage } from '@/content/model/schemas/composed-page';
import { fillText } from '@/engine/islands/fill-text';
import { inWords, placeInWords, type Finding, type Located } from '@/engine/shared/problem';
import { toJsonSchema, type JsonSchema } from '@/content/model/reading/to-json-schema';
import { withTitles } from '@/editor/config/hints';
import { labelFromKey } from '@/editor/config/labels';
import { choiceLabel } from '@/editor/config/value-widgets';

/** The form of a file: what it is called, and the schema that its fields are made from. */
export type Form = { title: string; schema: JsonSchema };

/** Keys in a message may be those of another page or article. */
const elsewhere = [composedPage, frontMatter].map(toJsonSchema);

/** A schema and all its alternatives, with their own alternatives. */
const alternatives = (schema: JsonSchema): JsonSchema[] => [
  schema,
  ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap(alternatives),
];

/** The field of this name in a schema, or in one of its alternatives. */
const propertyOf = (schema: JsonSchema, name: string) =>
  alternatives(schema)
    .map(({ properties = {} }) => (Object.hasOwn(properties, name) ? properties[name] : undefined))
    .find(Boolean);

/** The kind of this name among the entries of a list. */
const kindIn = ({ items = {} }: JsonSchema, name: string) =>
  alternatives(items).find(({ properties }) => properties?.kind?.const === name);

/**
 * What the form calls a part of a value, and the schema of that part.
 *
 * @param named the name of an entry: its kind, if it has no other
 */
function partOf(schema: JsonSchema, key: PropertyKey, named?: string): Form {
  if (typeof key === 'number') {
    const { items = {} } = schema;
    const ofKind = named === undefined ? undefined : kindIn(schema, named);
    return { title: ofKind?.title ?? '', schema: ofKind ?? items };
  }
  const name = String(key);
  const property = propertyOf(schema, name);
  if (property) return { title: property.title ?? labelFromKey(name), schema: property };
  const { additionalProperties: entry, propertyNames } = schema;
  if (typeof entry !== 'object') return { title: labelFromKey(name), schema: {} };
  // Names that the file chooses are in the form as they are written.
  return { title: propertyNames?.enum ? labelFromKey(name) : name, schema: entry };
}

/** What the form calls the parts of a value on the way to a place, the outermost first. */
function partsOn({ path = [], names }: Located, { schema }: Form): Form[] {
  const parts: Form[] = [];
  for (const [index, key] of path.entries()) {
    parts.push(partOf(parts.at(-1)?.schema ?? schema, key, names[index]));
  }
  return parts;
}

/** A place in the labels of its form. */
function placeInLabels(place: Located, form: Form): string {
  const parts = partsOn(place, form);
  // Only an entry that is named by its kind has a title.
  const names = Object.entries(place.names).map(([index, name]) => {
    return [index, parts[Number(index)]?.title || name] as const;
  });
  return placeInWords({ ...place, names: Object.fromEntries(names) }, ({ length }, own) => {
    const titles = parts.slice(length - own, length).map(({ title }) => title);
    return `“${titles.join(' › ')}”`;
  });
}

/** What forms call a kind, a key such as `labels.terms` or a choice, in the first schema that has it. */
function labelIn(schemas: readonly JsonSchema[], name: string): string | undefined {
  const kind = schemas.map((schema) => kindIn(schema, name)).find(Boolean);
  if (kind?.title) return kind.title;
  const [first = '', ...rest] = name.split('.');
  for (const schema of schemas) {
    if (propertyOf(schema, first)) {
      const path = [first, ...rest];
      return partsOn({ file: '', path, names: {} }, { title: '', schema })
        .map(({ title }) => title)
        .join(' › ');
    }
    const fields = alternatives(schema).flatMap(({ properties = {} }) => Object.values(properties));
    const choice = fields.find(({ enum: values = [] }) => values.includes(name));
    if (choice) return choiceLabel(choice, name);
  }
  return undefined;
}

/**
 * A problem with a file in the labels of its form: somebody who fills in a form sees neither keys
 * nor line numbers.
 */
export function withLabels(finding: Finding, formOf: (file: string) => Form | undefined): string {
  const form = formOf(finding.file);
  const { path, line, see } = finding;
  const seen = see && formOf(see.file);
  const other = seen
    ? [`“${seen.title}”`, placeInLabels(see, seen)].filter(Boolean).join(', ')
    : `${see?.file}`;
  const inside = form ? [form, ...partsOn(finding, form)].map(({ schema }) => schema) : [];
  const named = (finding.message.match(/content\/[\w/-]+\.yaml/g) ?? []).flatMap(
    (file) => formOf(file)?.schema ?? [],
  );
  const schemas = [...inside.toReversed(), ...named, ...elsewhere];
  const words = finding.message.replaceAll(/`([\w.]+)`/g, (key, name: string) => {
    const label = labelIn(schemas, name);
    return label === undefined ? key : `“${label}”`;
  });
  if (!form) return inWords({ ...finding, message: withTitles(words) });
  const message = fillText(withTitles(words), { see: other });
  const place = placeInLabels(finding, form);
  const where = place || (path || line === undefined ? '' : `line ${line}`);
  return [form.title, where, message].filter(Boolean).join(': ');
}
