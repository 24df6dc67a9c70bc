import { parse } from 'yaml';
import { splitFrontMatter } from '@/engine/content/front-matter';
import { PAGE_SCHEMA_LINE } from '@/scripts/content/page-schema-line';
import { applyChanges } from '@/scripts/editor/yaml/apply-changes';
import { arrange } from '@/scripts/editor/yaml/arrange';
import type { Fields } from '@/engine/content/values';

/**
 * Merges what the editor sends into a YAML file. The editor writes a file anew, without comments and
 * in a style of its own, so only the differences between the values are taken from it.
 *
 * @param former the file's text; empty for a new file
 * @param sent the text that the editor would write
 */
export function mergeYaml(former: string, sent: string): string {
  const values: unknown = parse(former);
  return applyChanges(former, arrange(parse(sent), [values]) as Fields);
}

/** Merges what the editor sends into a page of sections; a new one names its schema. */
export function mergePage(former: string, sent: string): string {
  return mergeYaml(former || `${PAGE_SCHEMA_LINE}\n\n`, sent);
}

/** Merges what the editor sends into an article: its front matter like YAML, its text as it is. */
export function mergeArticle(former: string, sent: string): string {
  const { head: formerHead = '', body: formerBody } = splitFrontMatter(former);
  const { head = '', body } = splitFrontMatter(sent);
  if (former !== '' && body === formerBody && head === formerHead) return former;
  const text = body.trim() === formerBody.trim() ? formerBody : `\n${body.trim()}\n`;
  return `---\n${mergeYaml(formerHead, head)}---\n${text}`;
}
