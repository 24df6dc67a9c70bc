import type { JsonSchema } from '@/content/model/reading/to-json-schema';
import type { FieldWidget } from '@/content/model/schemas/field';
import type { Named } from '@/content/model/schemas/reference';
import { labelFromKey } from '@/editor/config/labels';
import { patternOf } from '@/editor/config/patterns';

/** A choice of a select: its value in the file, and what the form shows. */
export type Choice = { value: string | number; label: string };

/** The choices for texts that must name something that another file lists. */
export type Choices = Readonly<Record<string, readonly Choice[]>>;

/** Widgets that Decap lacks: admin/widgets.js registers them. */
export const OWN_WIDGETS = ['moment', 'link', 'facts'] as const;

/** Decap's name of a widget, or one of our own. */
type WidgetName =
  | (typeof OWN_WIDGETS)[number]
  | 'boolean'
  | 'color'
  | 'file'
  | 'hidden'
  | 'image'
  | 'list'
  | 'number'
  | 'object'
  | 'select'
  | 'string'
  | 'text';

/** A widget with its options. */
export type WidgetOptions = Readonly<{ widget: WidgetName; [option: string]: unknown }>;

/** The value is the path of the chosen file on the site. */
const inPublic = (folder: string): WidgetOptions => ({
  widget: 'file',
  choose_url: false,
  media_folder: `/public/${folder}`,
  public_folder: `/${folder}`,
});

/** Widgets of single values, by what a schema calls them. */
const valueWidgets: Readonly<Record<string, WidgetOptions | undefined>> = {
  text: { widget: 'text' },
  markdown: { widget: 'text' },
  moment: { widget: 'moment' },
  colour: { widget: 'color', allowInput: true },
  // The value is the name of the chosen file, never a URL.
  image: { widget: 'image', choose_url: false },
  files: inPublic('files'),
  logos: inPublic('logos'),
} satisfies Record<Exclude<FieldWidget, Named | 'path' | 'list'>, WidgetOptions>;

/** What a form calls one of a fixed set of values. */
export function choiceLabel({ enum: values = [], enumDescriptions }: JsonSchema, value: unknown) {
  return (
    enumDescriptions?.[values.findIndex((one) => one === value)] ?? labelFromKey(String(value))
  );
}

/** The choices for a value that is one of a fixed set. */
export function optionsOf(schema: JsonSchema, choices: Choices): Choice[] | undefined {
  const named = choices[schema['x-widget'] ?? ''];
  if (named) return [...named];
  return schema.enum?.map((value) => ({ value, label: choiceLabel(schema, value) }));
}

/** The widget for a single value, with its options. */
export function valueOptions(
  schema: JsonSchema,
  choices: Choices,
  isRequired = true,
): WidgetOptions {
  const options = optionsOf(schema, choices);
  const pattern = patternOf(schema);
  // A page or file may be chosen, and anything else typed.
  if (options && schema['x-widget'] === 'path') {
    return { widget: 'link', options, ...(pattern && { pattern }) };
  }
  if (options) return { widget: 'select', options };
  // A default is saved with every new entry: only what must be there, or is on at first, has one.
  if (schema.type === 'boolean') {
    const preset = (isRequired || schema.default === true) && { default: schema.default ?? false };
    return { widget: 'boolean', required: false, ...preset };
  }
  const own = valueWidgets[schema['x-widget'] ?? ''];
  if (schema.type === 'number' || schema.type === 'integer') {
    return { widget: 'number', ...numberOptions(schema), ...own };
  }
  // A chosen file is checked as it arrives.
  if (own && 'choose_url' in own) return own;
  if (!own && schema.format === 'date') {
    // Decap's own takes the first digit of a year that is typed for a year of the last century.
    return { widget: 'moment', has_time: false };
  }
  return { widget: 'string', ...own, ...(pattern && { pattern }) };
}

function numberOptions({ type, minimum = -Infinity, maximum = Infinity }: JsonSchema) {
  return {
    value_type: type === 'integer' ? 'int' : 'float',
    ...(Number.isSafeInteger(minimum - 1) && { min: minimum }),
    ...(Number.isSafeInteger(maximum + 1) && { max: maximum }),
  };
}
