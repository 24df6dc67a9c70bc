/** Slips in a content file: each of its lines with each slip that people make. */
import { z } from 'zod';
import { problemsOf } from '@/__tests__/problems-of';
import { validate } from '@/engine/content/validate';
import { parseYaml } from '@/engine/content/yaml-source';

const FILE = 'content/en/looms.yaml';
/** Lists in lists, long texts, quotes and groups of fields, as the files of content have them. */
const TEXT = `# What hangs on our looms.

title: Two looms
description: What two looms in one room say to each other, from the first thread to the last.

intro:
  eyebrow: By hand
  heading: "The weaver's room"
  lead: >-
    It has two windows, and a loom below each. One of them is older than the house, and the other
    came by cart.

looms:
  - id: first
    title: The first loom
    text: >-
      It is older than the house, and it has been mended so often that nothing of it is as old as it
      is itself.
    price: 'from £40: a yard'
    widths:
      - Narrow
      - Wide enough for a sheet
    parts:
      - name: Frame
        tasks:
          - Oil the joints
          - Tighten the wedges
      - name: "Shafts #1 to #4"
        tasks:
          - Count the heddles

  - id: second
    title: The second loom
    text: It came by cart.
    price: "£60"
    widths:
      - Wide
    parts:
      - name: 'Treadles'
        tasks:
          - Tie them up
          - 'Untie them: on Fridays'

sections:
  - kind: next
    heading: Come and see
    link: /contact
    action: Write to us
  - kind: rules
    heading: Rules of the room
    items:
      - title: No shoes
        text: Wool is on the floor.
      - title: No haste
        text: A thread that breaks takes longer.
`;
const text = z.string();
const SCHEMA = z.strictObject({
  title: text,
  description: text,
  intro: z.strictObject({ eyebrow: text, heading: text, lead: text }),
  looms: z.array(
    z.strictObject({
      ...{ id: text, title: text, text, price: text },
      widths: z.array(text),
      parts: z.array(z.strictObject({ name: text, tasks: z.array(text) })),
    }),
  ),
  sections: z.array(
    z.discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('rules'),
        heading: text,
        items: z.array(z.strictObject({ title: text, text })),
      }),
      z.strictObject({ kind: z.literal('next'), heading: text, action: text, link: text }),
    ]),
  ),
});

/** How many slips may be reported in other words or elsewhere: those at the end of a group. */
const MAX_WRONG = 2;

const INDENTED = /: the line is indented by \d+ spaces?, its neighbours by \d+$/;
const isField = (line: string) => /^[ -]*\w+:( |$)/.test(line);

/** How a slip changes a line (undefined if it cannot occur there), and what is reported. */
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

/** What is reported for each line with the slip, and whether the report is right. */
function reportsOf([change, said]: (typeof slips)[string]) {
  const lines = TEXT.split('\n');
  const source = parseYaml(FILE, TEXT);
  return lines.flatMap((line, index) => {
    const changed = line.trim() === '' || line.startsWith('#') ? undefined : change(line);
    if (changed === undefined) return [];
    const text = lines.with(index, changed).join('\n');
    let data: unknown;
    const unreadable = problemsOf(() => ({ data } = parseYaml(FILE, text)));
    const place = `${FILE}:${index + 1}: `;
    // Some slips change nothing: the only field of a group may be indented by any number.
    if (unreadable.length === 0 && JSON.stringify(data) === JSON.stringify(source.data)) return [];
    const invalid = problemsOf(() => validate(parseYaml(FILE, text), SCHEMA));
    const isRight =
      unreadable.length > 0
        ? unreadable[0]!.startsWith(place) && said.test(unreadable[0]!)
        : // A file that can still be read has to be refused for what it now says.
          invalid.some((problem) => problem.startsWith(place));
    return [{ isRight, report: `${place}${changed}\n  ${(unreadable[0] ?? invalid[0])!}` }];
  });
}

it('the file without a slip is valid', () => {
  expect(problemsOf(() => validate(parseYaml(FILE, TEXT), SCHEMA))).toEqual([]);
});

test.each(Object.entries(slips))('%s is reported at its line', (_, slip) => {
  const reports = reportsOf(slip);
  expect(reports.length).toBeGreaterThan(3);
  const wrong = reports.filter(({ isRight }) => !isRight).map(({ report }) => report);
  expect(wrong.length > MAX_WRONG ? wrong : []).toEqual([]);
});
