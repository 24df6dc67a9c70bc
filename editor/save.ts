import { parse } from 'yaml';
import { splitFrontMatter } from '@/content/model/reading/front-matter';
import { PAGE_SCHEMA_LINE } from '@/scripts/content/page-schema-line';
import { applyChanges } from '@/editor/yaml/apply-changes';
import { arrange, withoutEnds } from '@/editor/yaml/arrange';
import { UNBROKEN } from '@/editor/yaml/yaml-text';
import type { Fields } from '@/engine/shared/values';

/**
 * Merges what the editor sends into the text of a file.
 *
 * @param former the file's text; empty for a new file
 * @param sent the text that the editor would write
 */
type Merge = (former: string, sent: string) => string;

const BYTE_ORDER_MARK = '\uFEFF';

/** A browser sends no CRLF line breaks, but a file that has no other line breaks keeps them. */
const withLineBreaks =
  (merge: Merge): Merge =>
  (former, sent) => {
    if (!former.includes('\r\n') || /(?<!\r)\n/.test(former)) return merge(former, sent);
    const unix = (text: string) => text.replaceAll('\r\n', '\n');
    const merged = merge(unix(former), unix(sent));
    return merged === unix(former) ? former : merged.replaceAll('\n', '\r\n');
  };

/** Some editors begin a file with a byte order mark, which is not part of the text but stays. */
const withMark =
  (merge: Merge): Merge =>
  (former, sent) =>
    former.startsWith(BYTE_ORDER_MARK)
      ? BYTE_ORDER_MARK + merge(former.slice(1), sent)
      : merge(former, sent);

function mergeValues(former: string, sent: string, lineWidth?: number): string {
  const values: unknown = parse(former);
  return applyChanges(former, arrange(parse(sent), [values]) as Fields, lineWidth);
}

/**
 * Merges a YAML file. The editor would rewrite the file without comments and in its own style, so
 * only the differences between the values are taken from what it sends.
 */
export const mergeYaml = withMark(withLineBreaks((former, sent) => mergeValues(former, sent)));

/** Merges a page of sections; a new one names its schema. */
export const mergePage = withMark(
  withLineBreaks((former, sent) => mergeValues(former || `${PAGE_SCHEMA_LINE}\n\n`, sent)),
);

/** Merges an article: its front matter like YAML, its text as it is. */
export const mergeArticle = withMark(
  withLineBreaks((former, sent) => {
    const { head: formerHead = '', body: formerBody } = splitFrontMatter(former);
    const { head = '', body } = splitFrontMatter(sent);
    if (former !== '' && body === formerBody && head === formerHead) return former;
    const text = body.trim() === formerBody.trim() ? formerBody : `\n${withoutEnds(body)}`;
    return `---\n${mergeValues(formerHead, head, UNBROKEN)}---\n${text}`;
  }),
);
