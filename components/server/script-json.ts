import 'server-only';

/** A value as the text of a `<script>`: no `<` in it, because one could end the element early. */
export function toScriptJson(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
