/** Fields between two lines of three hyphens, and the text below them. */
const PARTS = /^---[ \t]*\r?\n((?:[\s\S]*?\n)??)---[ \t]*(?:\r?\n|$)([\s\S]*)$/;

/**
 * Splits a Markdown file into its fields, as YAML, and its text.
 *
 * @returns the whole file as `body`, and no `head`, if the file does not begin with fields
 */
export function splitFrontMatter(file: string): { head?: string; body: string } {
  const [, head, body = file] = PARTS.exec(file) ?? [];
  return head === undefined ? { body } : { head, body };
}
