import type { JsonSchema } from '@/content/model/reading/to-json-schema';
import { hintOf } from '@/editor/config/hints';
import { labelFromKey, singular } from '@/editor/config/labels';
import {
  optionsOf,
  valueOptions,
  type Choices,
  type WidgetOptions,
} from '@/editor/config/value-widgets';
import { entriesOf, fieldsOf, type Fields } from '@/engine/shared/values';

/** A field of Decap's configuration; each widget has further options of its own. */
export type Widget = WidgetOptions & {
  name: string;
  label: string;
  required: boolean;
  hint?: string;
};

/** Fields that tell entries of a list apart, the best first. */
const NAMES = ['title', 'question', 'name', 'heading', 'label', 'city', 'figure', 'id', 'year'];

/** The field that names the kind of an entry. */
const KIND = 'kind';

/** The fields of an object: those of its schema or, for a record of fixed keys, one for each. */
function propertiesOf(schema: JsonSchema): Record<string, JsonSchema> {
  if (schema.properties) return schema.properties;
  const { additionalProperties: entry, propertyNames } = schema;
  if (typeof entry !== 'object') return {};
  return Object.fromEntries((propertyNames?.enum ?? []).map((key) => [String(key), entry]));
}

/** Whether a form can have a field for a value; it cannot for alternatives of different shapes. */
function isShown({ type, const: fixed, anyOf = [] }: JsonSchema): boolean {
  const isText =
    anyOf.length > 0 && anyOf.every((one) => one.type === 'string' || one.type === 'number');
  return type !== undefined || fixed !== undefined || isText;
}

/**
 * The fields of a form for an object.
 *
 * @param value the file's current value, from which a record without fixed keys gets its fields
 * @param isNeeded whether the object must be there: Decap would require the fields of one that need
 *   not, in groups within it too; the check reports half-filled ones
 */
export function fieldsFor(
  schema: JsonSchema,
  value: unknown,
  choices: Choices = {},
  isNeeded = true,
): Widget[] {
  const current = fieldsOf(value);
  const isRecord = !schema.properties;
  const properties = propertiesOf(schema);
  // The file lists its fields in the order in which the page shows them.
  const order = [...new Set([...Object.keys(current), ...Object.keys(properties)])];
  return order
    .flatMap((key) => (properties[key] ? [[key, properties[key]] as const] : []))
    .filter(([, property]) => isShown(property))
    .map(([key, property]) => {
      const isRequired = isNeeded && (schema.required?.includes(key) ?? isRecord);
      return widgetFor(key, property, isRequired, current[key], choices);
    });
}

/** The field of a form for one value. */
function widgetFor(
  name: string,
  schema: JsonSchema,
  isRequired: boolean,
  value: unknown,
  choices: Choices,
): Widget {
  // A new entry needs the constant as well, although there is nothing to choose.
  if (schema.const !== undefined) {
    return { name, label: name, widget: 'hidden', required: false, default: schema.const };
  }
  const hint = hintOf(schema);
  const field = {
    name,
    label: schema.title ?? labelFromKey(name),
    required: isRequired,
    ...(hint && { hint }),
  };
  const { additionalProperties: entry, propertyNames } = schema;
  if (typeof entry === 'object' && !propertyNames?.enum) {
    // Names are chosen, too.
    return { ...field, widget: 'facts', label_singular: entry.title ?? singular(field.label) };
  }
  if (schema.type === 'object') {
    return { ...field, ...objectOptions(schema, value, choices, isRequired) };
  }
  if (schema.type === 'array') return { ...field, ...listOptions(field, schema, value, choices) };
  return { ...field, ...valueOptions(schema, choices, isRequired) };
}

function objectOptions(
  schema: JsonSchema,
  value: unknown,
  choices: Choices,
  isRequired: boolean,
): WidgetOptions {
  const fields = fieldsFor(schema, value, choices, isRequired);
  const name = nameOf(fields);
  const summary = name && { summary: `{{fields.${name}}}` };
  // What has to be filled in is open until it is.
  const collapsed = !isRequired || value !== undefined;
  return { widget: 'object', collapsed, ...summary, fields };
}

/** The name of the field that tells entries apart, if there is one. */
function nameOf(fields: readonly Widget[]): string | undefined {
  return NAMES.find((key) => fields.some(({ name }) => name === key));
}

function listOptions(
  { label, required }: Pick<Widget, 'label' | 'required'>,
  schema: JsonSchema,
  value: unknown,
  choices: Choices,
): WidgetOptions {
  const { items = {}, minItems, maxItems } = schema;
  const limits = {
    ...(minItems !== undefined && { min: minItems }),
    ...(maxItems !== undefined && { max: maxItems }),
  };
  // An empty list is a valid value unless the schema requires entries.
  const presence = minItems ? { required } : { required: false, ...(required && { default: [] }) };
  const options = optionsOf(items, choices);
  // A multiple select orders by choosing, so a list whose order matters has rows instead.
  const isSorted = schema['x-widget'] === 'list';
  if (options && !isSorted) {
    return { ...presence, widget: 'select', multiple: true, options, ...limits };
  }

  const title = items.title ?? singular(label);
  const common = { ...presence, widget: 'list' as const, label_singular: title, ...limits };
  if (items.oneOf) {
    return { ...common, collapsed: true, typeKey: KIND, types: typesOf(items.oneOf, choices) };
  }
  if (items.type !== 'object') {
    const entry = widgetFor('entry', { ...items, title }, true, undefined, choices);
    return { ...common, collapsed: false, summary: '{{fields.entry}}', field: entry };
  }
  const fields = fieldsFor(items, mostComplete(entriesOf(value)), choices);
  const name = nameOf(fields) ?? fields[0]?.name ?? '';
  return { ...common, collapsed: true, summary: `{{fields.${name}}}`, fields };
}

/** The kinds of entry in a list of several; each has a constant by which it is recognised. */
function typesOf(kinds: readonly JsonSchema[], choices: Choices) {
  return kinds.map((kind) => {
    const hint = hintOf(kind);
    const fields = fieldsFor(kind, undefined, choices).filter(({ name }) => name !== KIND);
    const name = nameOf(fields);
    return {
      name: String(kind.properties?.[KIND]?.const),
      label: kind.title,
      ...(hint && { hint }),
      widget: 'object',
      ...(name && { summary: `${kind.title}: {{fields.${name}}}` }),
      fields,
    };
  });
}

/** The entry with the most fields, which shows where fields that others lack belong. */
function mostComplete(entries: readonly Fields[]): Fields | undefined {
  return entries.toSorted((a, b) => Object.keys(b).length - Object.keys(a).length)[0];
}
