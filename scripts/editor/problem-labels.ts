import type { JsonSchema } from '@/engine/content/to-json-schema';
import { labelFromKey } from '@/scripts/editor/config/labels';

/** The form of a file: what it is called, and the schema that its fields are made from. */
export type Form = { title: string; schema: JsonSchema };

const FILE = /^(\S+?)(?::(\d+))?: /;
/** An entry of a list, such as “entry 2 of services (“it-solutions”), ”. */
const ENTRY = /^(entry \d+)(?: of ([^\s,:]+))?( \(“[^”]*”\))?(, |: )/;
const FIELD = /^field ([^\s,:]+): /;

/** A schema and all its alternatives, with their own alternatives. */
const alternatives = (schema: JsonSchema): JsonSchema[] => [
  schema,
  ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap(alternatives),
];

/** What the form calls a field of a value, and the schema of that field. */
function fieldOf(schema: JsonSchema, key: string): Form {
  const known = alternatives(schema).find(({ properties = {} }) => Object.hasOwn(properties, key));
  const property = known?.properties?.[key];
  if (property) return { title: property.title ?? labelFromKey(key), schema: property };
  const { additionalProperties: entry } = schema;
  return { title: key, schema: typeof entry === 'object' ? entry : {} };
}

/** The labels of a nested field, such as `handover.begins`, and its schema. */
function labelled(keys: string, schema: JsonSchema): Form {
  const path: Form[] = [];
  for (const key of keys.split('.')) path.push(fieldOf(path.at(-1)?.schema ?? schema, key));
  const title = path.map((one) => one.title).join(' › ');
  return { title: `“${title}”`, schema: path.at(-1)?.schema ?? schema };
}

/**
 * A problem with a file in the labels of its form: somebody who fills in a form sees neither keys
 * nor line numbers.
 *
 * @param problem as the check of the content reports it
 * @returns the problem unchanged if its file has no form
 */
export function withLabels(problem: string, formOf: (file: string) => Form | undefined): string {
  const [head = '', file = '', line] = FILE.exec(problem) ?? [];
  const form = formOf(file);
  if (!form) return problem;
  let rest = problem.slice(head.length);
  let { schema } = form;
  let place = '';
  for (let entry = ENTRY.exec(rest); entry; entry = ENTRY.exec(rest)) {
    const [whole, position = '', keys, name = '', end = ''] = entry;
    const list = keys === undefined ? undefined : labelled(keys, schema);
    place += `${position}${list ? ` of ${list.title}` : ''}${name}${end}`;
    schema = list?.schema.items ?? {};
    rest = rest.slice(whole.length);
  }
  const [whole = '', keys] = FIELD.exec(rest) ?? [];
  if (keys !== undefined) place += `field ${labelled(keys, schema).title}: `;
  else if (place === '' && line !== undefined) place = `line ${line}: `;
  return `${form.title}: ${place}${rest.slice(whole.length)}`;
}
