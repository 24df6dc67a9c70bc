import { z } from 'zod';

/** The part of JSON Schema that zod makes of the content's schemas. */
export type JsonSchema = {
  type?: string | readonly string[];
  title?: string;
  description?: string;
  default?: unknown;
  const?: unknown;
  enum?: readonly (string | number)[];
  format?: string;
  pattern?: string;
  allOf?: readonly { pattern?: string }[];
  anyOf?: readonly JsonSchema[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  propertyNames?: JsonSchema;
  additionalProperties?: boolean | JsonSchema;
  /** `text` for a paragraph, which is typed in a field of several lines. */
  'x-widget'?: string;
  /** What the schema's own rules say of a text that they reject. */
  'x-messages'?: readonly string[];
};

/** A rule of zod's, and the message that a schema of ours may have for it. */
type Rule = { check?: string; error?: (issue: { input: string }) => unknown };
type TextDefinition = Rule & { checks?: readonly { _zod: { def: Rule } }[] };

/** The messages of the rules for the form of a text, which JSON Schema has no place for. */
function messagesOf(rules: readonly Rule[]): string[] {
  return rules.flatMap(({ check, error }) => {
    const message = check === 'string_format' ? error?.({ input: '' }) : undefined;
    return typeof message === 'string' ? [message] : [];
  });
}

/** What may be written in a file, before the schema's defaults and transformations are applied. */
export function toJsonSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      const { checks = [], ...text } = zodSchema._zod.def as TextDefinition;
      const messages = messagesOf([text, ...checks.map(({ _zod }) => _zod.def)]);
      if (messages.length > 0) Object.assign(jsonSchema, { 'x-messages': messages });
    },
  }) as JsonSchema;
}
