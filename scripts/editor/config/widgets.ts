import type { JsonSchema } from '@/scripts/editor/config/json-schema';
import { labelFromKey, singular } from '@/scripts/editor/config/labels';
import { patternOf } from '@/scripts/editor/config/patterns';
import { isFields } from '@/scripts/editor/yaml/values';

/** A choice of a select: its value in the file, and what the form shows. */
export type Choice = { value: string | number; label: string };

/** A field of Decap's configuration; each widget has further options of its own. */
export type Widget = {
  name: string;
  label: string;
  widget: string;
  required: boolean;
  hint?: string;
  [option: string]: unknown;
};

/** Fields that tell entries of a list apart, the best first. */
const NAMES = ['title', 'question', 'name', 'heading', 'label', 'city', 'figure', 'id', 'year'];

/** The choices for texts that must be one of something that another file lists. */
export type Choices = Readonly<Record<string, readonly Choice[]>>;

const hasType = ({ type }: JsonSchema, name: string) => type === name;

/** The keys of an object: those of its schema, or of a record, whose keys the file itself may name. */
function propertiesOf(schema: JsonSchema, value: unknown): Record<string, JsonSchema> {
  if (schema.properties) return schema.properties;
  const { additionalProperties: entry, propertyNames } = schema;
  if (typeof entry !== 'object') return {};
  const keys = propertyNames?.enum ?? Object.keys(isFields(value) ? value : {});
  return Object.fromEntries(keys.map((key) => [String(key), entry]));
}

/** Whether the form can have a field for it; it has none for alternatives of different shape. */
function isShown({ type, const: fixed, anyOf = [] }: JsonSchema): boolean {
  const isText =
    anyOf.length > 0 && anyOf.every((one) => one.type === 'string' || one.type === 'number');
  return type !== undefined || fixed !== undefined || isText;
}

/**
 * The fields of a form for an object.
 *
 * @param value what the file has now: a record without fixed keys has the fields that are there
 */
export function fieldsFor(schema: JsonSchema, value: unknown, choices: Choices = {}): Widget[] {
  const current = isFields(value) ? value : {};
  const isRecord = !schema.properties;
  return Object.entries(propertiesOf(schema, value))
    .filter(([, property]) => isShown(property))
    .map(([key, property]) => {
      const isRequired = schema.required?.includes(key) ?? isRecord;
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
  // A new entry needs the value, too, although nobody can choose it.
  if (schema.const !== undefined) {
    return { name, label: name, widget: 'hidden', required: false, default: schema.const };
  }
  const field = {
    name,
    label: schema.title ?? labelFromKey(name),
    required: isRequired,
    ...(schema.description && { hint: schema.description }),
  };
  if (hasType(schema, 'object')) {
    return { ...field, ...objectOptions(schema, value, choices) };
  }
  if (hasType(schema, 'array')) return { ...field, ...listOptions(field, schema, value, choices) };
  return { ...field, ...valueOptions(schema, choices) };
}

function objectOptions(schema: JsonSchema, value: unknown, choices: Choices) {
  return { widget: 'object', collapsed: true, fields: fieldsFor(schema, value, choices) };
}

function listOptions(field: Widget | object, schema: JsonSchema, value: unknown, choices: Choices) {
  const { label, required } = field as Widget;
  const { items = {}, minItems, maxItems } = schema;
  const limits = {
    ...(minItems !== undefined && { min: minItems }),
    ...(maxItems !== undefined && { max: maxItems }),
  };
  // An empty list is a value, too, unless the schema asks for entries.
  const presence = minItems ? { required } : { required: false, ...(required && { default: [] }) };
  const options = optionsOf(items, choices);
  if (options) return { ...presence, widget: 'select', multiple: true, options, ...limits };

  const common = { ...presence, widget: 'list', label_singular: singular(label), ...limits };
  if (!hasType(items, 'object')) {
    const entry = widgetFor(
      'entry',
      { title: singular(label), ...items },
      true,
      undefined,
      choices,
    );
    return { ...common, collapsed: false, summary: '{{fields.entry}}', field: entry };
  }
  const example: unknown = Array.isArray(value) ? value[0] : undefined;
  const fields = fieldsFor(items, example, choices);
  const name = NAMES.find((key) => fields.some((one) => one.name === key));
  return {
    ...common,
    collapsed: true,
    summary: `{{fields.${name ?? fields[0]?.name ?? ''}}}`,
    fields,
  };
}

/** The choices for a value that is one of a fixed set. */
function optionsOf(schema: JsonSchema, choices: Choices): Choice[] | undefined {
  const named = choices[schema['x-widget'] ?? ''];
  if (named) return [...named];
  return schema.enum?.map((value) => ({ value, label: labelFromKey(String(value)) }));
}

function valueOptions(schema: JsonSchema, choices: Choices) {
  const options = optionsOf(schema, choices);
  const preset = schema.default !== undefined && { default: schema.default };
  if (options) return { widget: 'select', options, ...preset };
  // A switch that nobody has touched is off, not missing.
  if (hasType(schema, 'boolean'))
    return { widget: 'boolean', required: false, default: false, ...preset };
  if (hasType(schema, 'number') || hasType(schema, 'integer')) {
    return { widget: 'number', ...numberOptions(schema), ...preset };
  }
  if (schema.format === 'date') {
    const format = { format: 'YYYY-MM-DD', date_format: 'YYYY-MM-DD', time_format: false };
    return { widget: 'datetime', ...format, picker_utc: false };
  }
  const pattern = patternOf(schema);
  const widget = schema['x-widget'] === 'text' ? 'text' : 'string';
  return { widget, ...(pattern && { pattern }), ...preset };
}

function numberOptions({ type, minimum = -Infinity, maximum = Infinity }: JsonSchema) {
  return {
    value_type: type === 'integer' ? 'int' : 'float',
    ...(Number.isSafeInteger(minimum - 1) && { min: minimum }),
    ...(Number.isSafeInteger(maximum + 1) && { max: maximum }),
  };
}
