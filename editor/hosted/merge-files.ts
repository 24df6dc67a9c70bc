import { parse, stringify } from 'yaml';
import { splitFrontMatter } from '@/content/model/reading/front-matter';
import { mergeChanges, type Conflict } from '@/editor/hosted/merge-changes';
import { mergeArticle, mergeYaml } from '@/editor/save';
import type { Fields } from '@/engine/shared/values';

/** The name under which Decap has the text of an article. */
const BODY = 'body';

const isArticle = (path: string) => path.endsWith('.md');

/** What a file says, as Decap has it. */
export function valuesOf(path: string, text: string): Fields {
  if (!isArticle(path)) return parse(text) as Fields;
  const { head = '', body } = splitFrontMatter(text.replace(/^\uFEFF/, ''));
  return { ...(parse(head) as Fields), [BODY]: body };
}

/** The text of a file with other values: its comments and its order stay. */
function withValues(path: string, text: string, values: Fields): string {
  if (!isArticle(path)) return mergeYaml(text, stringify(values));
  const { [BODY]: body, ...head } = values;
  return mergeArticle(text, `---\n${stringify(head)}---\n${body as string}`);
}

type Versions = {
  /** The file as the form opened it, as the form would save it, and as it is now. */
  opened: string;
  mine: string;
  present: string;
};

/**
 * Merges a save into what the file holds by now, although it was changed since the form opened it.
 *
 * @param choose is asked where both changed one field
 */
export function mergeFiles(
  path: string,
  { opened, mine, present }: Versions,
  choose: (conflict: Conflict) => unknown,
): string {
  if (present === opened) return mine;
  const [base, own, theirs] = [opened, mine, present].map((text) => valuesOf(path, text));
  return withValues(path, present, mergeChanges(base, own, theirs, choose) as Fields);
}
