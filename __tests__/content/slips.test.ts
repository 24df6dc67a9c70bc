/** Slips in the files of content: each line of them with each slip that people make. */
import { readFileSync } from 'node:fs';
import { contentFilesIn, type ContentName } from '@/content/catalogue';
import { problemsOf } from '@/__tests__/problems-of';
import { validate } from '@/engine/content/validate';
import { parseYaml } from '@/engine/content/yaml-source';
import { defaultLanguage } from '@/messages/languages';

const contentFiles = contentFilesIn(defaultLanguage.code);

/** Files with lists in lists, long texts and groups of fields. */
const FILES: readonly ContentName[] = ['faq', 'services', 'pricing', 'pages/home'];
/** Of long lists the beginning: what is true of two entries is true of all. */
const MOST_ENTRIES = 2;
/** How many slips may be named in another way or at another line, and still be a good report. */
const MOST_WRONG = 0.03;

const INDENTED = /: the line is indented by \d+ spaces?, its neighbours by \d+$/;
const isField = (line: string) => /^[ -]*\w+:( |$)/.test(line);

/** What somebody does to a line by mistake, undefined if it has nothing of the kind, and what is said. */
const slips: Record<string, [change: (line: string) => string | undefined, said: RegExp]> = {
  'a space too few': [(line) => (line.startsWith(' ') ? line.slice(1) : undefined), INDENTED],
  'two spaces too few': [(line) => (line.startsWith('  ') ? line.slice(2) : undefined), INDENTED],
  'a space too many': [(line) => ` ${line}`, INDENTED],
  'two spaces too many': [(line) => `  ${line}`, INDENTED],
  'no closing quotation mark': [
    (line) => (/: (?:'.*'|".*")$/.test(line) ? line.slice(0, -1) : undefined),
    /a closing quotation mark is missing$/,
  ],
  'no colon': [
    (line) => (isField(line) ? line.replace(':', '') : undefined),
    /a colon and a space are missing after the name of a field$/,
  ],
  'no space after the colon': [
    (line) => (/^[ -]*\w+: /.test(line) ? line.replace(': ', ':') : undefined),
    /a colon and a space are missing after the name of a field$/,
  ],
  'no space after the hyphen': [
    (line) => (/^ *- /.test(line) ? line.replace('- ', '-') : undefined),
    /a space is missing after the hyphen$/,
  ],
  'a tab': [
    (line) => (line.startsWith('  ') ? line.replace(/^ +/, '\t') : undefined),
    /lines are indented with spaces, not with tabs$/,
  ],
};

function linesOf(file: string): string[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  const entries = lines.flatMap((line, index) => (line.startsWith('  - ') ? index : []));
  return lines.slice(0, entries[MOST_ENTRIES]);
}

/** Every line of the files with a slip, what came of it, and whether that helps. */
function reportsOf([change, said]: (typeof slips)[string]) {
  return FILES.flatMap((name) => {
    const { file, schema } = contentFiles[name];
    const lines = linesOf(file);
    const source = parseYaml(file, lines.join('\n'));
    const known = problemsOf(() => validate(source, schema));
    return lines.flatMap((line, index) => {
      const changed = line.trim() === '' || line.startsWith('#') ? undefined : change(line);
      if (changed === undefined) return [];
      const text = lines.with(index, changed).join('\n');
      let data: unknown;
      const unreadable = problemsOf(() => ({ data } = parseYaml(file, text)));
      const place = `${file}:${index + 1}: `;
      // Some slips change nothing: the only field of a group may stand anywhere to the right.
      if (unreadable.length === 0 && JSON.stringify(data) === JSON.stringify(source.data))
        return [];
      const invalid = problemsOf(() => validate(parseYaml(file, text), schema));
      const isRight =
        unreadable.length > 0
          ? unreadable[0]!.startsWith(place) && said.test(unreadable[0]!)
          : // What can be read in another way is a mistake in what it says now.
            invalid.some((problem) => problem.startsWith(place) && !known.includes(problem));
      return [{ isRight, report: `${place}${changed}\n  ${(unreadable[0] ?? invalid[0])!}` }];
    });
  });
}

test.each(Object.entries(slips))('%s is named at its line', (_, slip) => {
  const reports = reportsOf(slip);
  expect(reports).not.toEqual([]);
  const wrong = reports.filter(({ isRight }) => !isRight).map(({ report }) => report);
  expect(wrong.length > reports.length * MOST_WRONG ? wrong : []).toEqual([]);
});
