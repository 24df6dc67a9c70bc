import 'server-only';

/** Serialises a value for a `<script>`; `<` is escaped, because it could end the element early. */
export function toScriptJson(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
