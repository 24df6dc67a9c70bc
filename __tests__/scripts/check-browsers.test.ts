import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unsupportedIn } from '@/scripts/check-browsers';

const FOLDER = 'reports/browsers-test';
const CODE = join(FOLDER, 'code');
const FILE = join(CODE, 'code.ts');

/** What one of the browsers in package.json lacks, used without asking, and then with asking. */
const lacked = [
  // Safari 16.4
  ['element.checkVisibility();', 'element.checkVisibility?.();'],
  ['requestIdleCallback(run);', 'window.requestIdleCallback?.(run);'],
  ['URL.canParse(text);', 'URL.canParse?.(text);'],
  ['CSS.highlights.clear();', 'CSS.highlights?.clear();'],
  // Firefox 115
  ["element.ariaExpanded = 'true';", "element.setAttribute('aria-expanded', 'true');"],
  ["new Intl.Segmenter('und');", "if (Intl.Segmenter) new Intl.Segmenter('und');"],
  ['navigation.back();', 'globalThis.navigation?.back();'],
  // Chrome 109
  ['[1].toSorted();', '[...[1]].sort();'],
  ['list.with(0, 1);', 'list.with?.(0, 1);'],
  // All of them
  ['dialog.hidePopover();', 'if (dialog.hidePopover) dialog.hidePopover();'],
  ['document.startViewTransition(run);', 'document.startViewTransition?.(run);'],
  ['/a/v.test(text);', '/a/u.test(text);'],
] as const;

/** What all of them have. */
const had = ['[1].at(-1);', '[1].findLast(Boolean);', 'structuredClone(text);', '/a/d.test(text);'];

const DECLARED = `declare const element: Element;
declare const dialog: HTMLDialogElement;
declare const text: string;
declare const list: readonly number[];
declare const run: () => void;
export {};`;

let problems: readonly string[];

const lines = [...DECLARED.split('\n'), ...lacked.flat(), ...had];
const problemsOf = (line: string) =>
  problems.filter((problem) => problem.startsWith(`${FILE}(${lines.indexOf(line) + 1},`));

beforeAll(async () => {
  mkdirSync(CODE, { recursive: true });
  writeFileSync(FILE, lines.join('\n'));
  problems = await unsupportedIn([CODE], join(FOLDER, 'configuration'));
});
afterAll(() => rmSync(FOLDER, { recursive: true }));

test.each(lacked)('browsers/code: `%s` is refused, `%s` is not', (without, asking) => {
  expect(problemsOf(without)).not.toEqual([]);
  expect(problemsOf(asking)).toEqual([]);
});

test.each(had)('browsers/code: `%s` is not refused', (line) => {
  expect(problemsOf(line)).toEqual([]);
});
