import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ContentError } from '@/engine/shared/content-error';
import { isLeftover } from '@/engine/shared/leftovers';
import type { Source } from '@/engine/shared/source';
import { CONTROL, parseYaml } from './yaml-source';

/** Whether there is a file at a path; false also for a path that the system rejects. */
export function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Thirty times the longest file; parsers take half a minute for 1 MB. */
const MOST_KILOBYTES = 400;

/**
 * Dozens of quotes, lists, brackets or stars in one another: parsers take minutes for them, or give
 * up without naming a file.
 */
const DEEP = new RegExp(
  [
    String.raw`^[ \t]{200}`,
    String.raw`(?:(?:>|[-+*][ \t]|\d{1,9}[.)][ \t])[ \t]*){50}`,
    String.raw`(?:[[{][^\][{}]*){50}`,
    String.raw`[*_~]{200}[^\s*_~]|\x60{200}`,
  ].join('|'),
  'm',
);
const TOO_DEEP =
  'puts dozens of quotes, lists, brackets or stars into one another here; write it without most of them';

/** What is wrong with the size of a text; undefined if nothing is. */
const sizeProblem = (bytes: number) =>
  bytes > MOST_KILOBYTES * 1_000
    ? `has ${Math.ceil(bytes / 1_000)} kB; a text may have at most ${MOST_KILOBYTES}`
    : undefined;

/** Why a text would keep its parser busy for minutes; undefined if it would not. */
export const weightProblem = (text: string) =>
  sizeProblem(Buffer.byteLength(text)) ?? (DEEP.test(text) ? TOO_DEEP : undefined);

/** Patterns that no intact text contains, and what each says is wrong with the file. */
const SPOILT: readonly (readonly [RegExp, string])[] = [
  [/[\0\uFFFD]/, 'is not saved as UTF-8, so that letters are lost; save it with that encoding'],
  [CONTROL, 'holds a control character, which nobody sees; retype the words around it'],
  [DEEP, TOO_DEEP],
  [/^(?:<{7}|>{7}) /m, 'holds two versions of a text that Git could not merge; keep one of them'],
];

/**
 * Reads a file.
 *
 * @param file its path from `root`, which messages name, too
 * @throws ContentError if the file is missing, too large, not UTF-8, or holds a control character,
 *   what is nested too deeply, or an unresolved merge conflict
 */
export function readFileAt(file: string, root = '.'): string {
  const path = join(root, file);
  if (!isFile(path)) throw new ContentError([{ file, message: 'is missing' }]);
  const message = sizeProblem(statSync(path).size);
  if (message) throw new ContentError([{ file, message }]);
  // Some editors begin a file with a byte order mark, which is not part of the text.
  const text = readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  for (const [sign, problem] of SPOILT) {
    const at = text.search(sign);
    if (at < 0) continue;
    const line = text.slice(0, at).split('\n').length;
    throw new ContentError([{ file, line, message: problem }]);
  }
  return text;
}

/**
 * Reads a YAML file.
 *
 * @param file its path from `root`, which messages name, too
 * @throws ContentError if it does not exist, or that names each line that cannot be read
 */
export function readYaml(file: string, root = '.'): Source {
  return parseYaml(file, readFileAt(file, root));
}

/**
 * Paths of all files below a folder, from `root` and in alphabetical order, without leftovers;
 * none if there is no such folder.
 */
export function filesIn(folder: string, root = '.'): string[] {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((file) => !isLeftover(file))
    .filter((file) => isFile(join(root, file)))
    .toSorted();
}
