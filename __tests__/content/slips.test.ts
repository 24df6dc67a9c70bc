/** Slips in a content file: each of its lines with each slip that people make. */
import { z } from 'zod';
import { problemsOf } from '@/__tests__/problems-of';
import { validate } from '@/engine/shared/validate';
import { parseYaml } from '@/content/model/reading/yaml-source';

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

/** How far from a slip the parser may notice it, and how many of a kind it may notice elsewhere. */
const NEAR = 2;
const MAX_ELSEWHERE = 0.15;

const isField = (line: string) => /^[ -]*\w+:( |$)/.test(line);

/** How a slip changes a line; undefined if it cannot occur there. */
const slips: Record<string, (line: string) => string | undefined> = {
  'a space too few': (line) => (line.startsWith(' ') ? line.slice(1) : undefined),
  'two spaces too few': (line) => (line.startsWith('  ') ? line.slice(2) : undefined),
  'a space too many': (line) => ` ${line}`,
  'two spaces too many': (line) => `  ${line}`,
  'no closing quotation mark': (line) =>
    /: (?:'.*'|".*")$/.test(line) ? line.slice(0, -1) : undefined,
  'no colon': (line) => (isField(line) ? line.replace(':', '') : undefined),
  'no space after the colon': (line) =>
    /^[ -]*\w+: /.test(line) ? line.replace(': ', ':') : undefined,
  'no space after the hyphen': (line) => (/^ *- /.test(line) ? line.replace('- ', '-') : undefined),
  'a tab': (line) => (line.startsWith('  ') ? line.replace(/^ +/, '\t') : undefined),
};

/** For each line with the slip that is refused, whether a report is near it. */
function reportsOf(change: (line: string) => string | undefined) {
  const lines = TEXT.split('\n');
  return lines.flatMap((line, index) => {
    const changed = line.trim() === '' || line.startsWith('#') ? undefined : change(line);
    if (changed === undefined) return [];
    const text = lines.with(index, changed).join('\n');
    const problems = problemsOf(() => validate(parseYaml(FILE, text), SCHEMA));
    // Some slips change nothing, or only how a long text is wrapped.
    if (problems.length === 0) return [];
    const found = problems.map((problem) => Number(/:(\d+): /.exec(problem)?.[1]) - index - 1);
    const isNear = found.some((distance) => Math.abs(distance) <= NEAR);
    return [{ isNear, report: `${index + 1}: ${changed}\n  ${problems[0]}` }];
  });
}

it('the file without a slip is valid', () => {
  expect(problemsOf(() => validate(parseYaml(FILE, TEXT), SCHEMA))).toEqual([]);
});

test.each(Object.entries(slips))('%s is reported near its line', (_, change) => {
  const reports = reportsOf(change);
  expect(reports.length).toBeGreaterThan(3);
  const elsewhere = reports.filter(({ isNear }) => !isNear).map(({ report }) => report);
  expect(elsewhere.length / reports.length > MAX_ELSEWHERE ? elsewhere : []).toEqual([]);
});
