import { z } from 'zod';
import type { FieldWidget } from '@/content/model/schemas/field';

/** The parts of a JSON Schema that scripts read or change. */
export type JsonSchema = {
  title?: string;
  description?: string;
  default?: unknown;
  type?: string;
  enum?: readonly (string | number)[];
  /** What each of these values is called, in plain words. */
  enumDescriptions?: readonly string[];
  const?: unknown;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  /** VS Code's message for a text that does not match the pattern. */
  patternErrorMessage?: string;
  if?: JsonSchema;
  then?: JsonSchema;
  not?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  propertyNames?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  examples?: readonly unknown[];
  $ref?: string;
  allOf?: JsonSchema[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  'x-widget'?: FieldWidget;
};

/** A fact of the company, such as `{company}`, that the build replaces before checking the text. */
const PLACEHOLDER = String.raw`\{\w+\}`;

/**
 * Characters of scripts in which a letter may be several characters or as wide as two, or another
 * mark may end a sentence. Written out, because forms do not support Unicode properties.
 */
const OTHER_SCRIPTS = String.raw`[\u0300-\u036F\u0530-\u1DFF\u2E80-\uFFFF]`;

/**
 * A regular expression, as a text, for texts that only the build can check, because it knows facts
 * and languages.
 */
export function leftToTheBuild({ maxLength, 'x-widget': widget }: JsonSchema): string {
  const isProse = maxLength !== undefined || widget === 'text';
  return isProse ? String.raw`${PLACEHOLDER}|${OTHER_SCRIPTS}|\]\(` : PLACEHOLDER;
}

/** One of zod's rules for texts: a schema such as `z.email()`, or a check such as `regex`. */
type Rule = { pattern?: RegExp; error?: (issue: { input: string }) => unknown };
type Rules = Rule & { checks?: readonly { _zod: { def: Rule } }[] };

/** The message of the rule that became the pattern. */
function patternMessage({ checks = [], ...own }: Rules): string | undefined {
  const rules = [own, ...checks.map(({ _zod }) => _zod.def)];
  const message = rules.findLast(({ pattern }) => pattern)?.error?.({ input: '' });
  return typeof message === 'string' ? message : undefined;
}

/**
 * What a file may contain as a JSON Schema of draft 7, before the schema applies its defaults and
 * transformations.
 *
 * @throws Error for a schema that JSON Schema cannot express
 */
export function toJsonSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    override({ zodSchema, jsonSchema }) {
      const message = patternMessage(zodSchema._zod.def as Rules);
      if (message) Object.assign(jsonSchema, { patternErrorMessage: message });
    },
  }) as JsonSchema;
}
