/** What Oxlint finds with the configuration and the rules of this repository. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { dataIn } from '@/__tests__/data-in';
import { writeFiles } from '@/__tests__/temporary-folder';

interface Report {
  diagnostics: {
    filename: string;
    code: string;
    message: string;
    labels: { span: { line: number } }[];
  }[];
}

/** Configuration that Oxlint reads, and the rules of this repository. */
const CONFIGURATION = ['.oxlintrc.json', 'tsconfig.json', 'scripts/lint'];

/** Lints files as if they were those of the site, with its own configuration. */
function lint(files: Record<string, string>): Report['diagnostics'] {
  mkdirSync('reports', { recursive: true });
  const folder = mkdtempSync(join('reports', 'lint-'));
  try {
    for (const path of CONFIGURATION) cpSync(path, join(folder, path), { recursive: true });
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    writeFiles(folder, files);
    const { stdout } = spawnSync(
      resolve('node_modules', '.bin', 'oxlint'),
      // Ignore patterns of the repository would hide the folder.
      ['--no-ignore', '--format', 'json', ...Object.keys(files)],
      { cwd: folder, encoding: 'utf8', timeout: 300_000 },
    );
    return (JSON.parse(stdout) as Report).diagnostics;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const { mistakes, sides, directions } = dataIn<{
  mistakes: Record<'rule' | 'file' | 'text', string>[];
  sides: [physical: string, logical: string][];
  directions: [oneWay: string, counterpart: string][];
}>('__tests__/scripts/lint/mistakes.yaml');

/** All places where a class can occur. */
const withClass = (name: string) => [
  `<p className="flex ${name}" />;`,
  `const style_${name.replace(/\W/g, '_')} = \`flex ${name}\`;`,
  `clsx('flex', isOpen && '${name}');`,
];

/** Lines of a page that use classes, and what is said of each. */
const lines: [text: string, message?: string][] = [
  ...sides.flatMap(([physical, logical]): typeof lines => {
    const message = `“${physical}” stays on its side in languages read from right to left: “${logical}”.`;
    return [
      ...withClass(physical).map((text): [string, string] => [text, message]),
      ...withClass(logical).map((text): [string] => [text]),
    ];
  }),
  ...directions.flatMap(([oneWay, counterpart]): typeof lines => [
    [
      `<p className="flex ${oneWay} rtl:-rotate-20" />;`,
      `“${oneWay}” needs a counterpart with “rtl:” beside it.`,
    ],
    [`<p className="${oneWay} ${counterpart}" />;`],
  ]),
];
const PAGE = 'app/page.tsx';

let problems: Report['diagnostics'];
beforeAll(() => {
  problems = lint({
    ...Object.fromEntries(mistakes.map(({ file, text }) => [file, text])),
    [PAGE]: lines.map(([text]) => text).join('\n'),
  });
});

test.each(mistakes)('$rule finds its mistake in $file', ({ rule, file }) => {
  const found = problems.filter(({ filename }) => filename === file);
  expect(found.map(({ code }) => code)).toContain(rule);
});

test('classes of one side or one way are refused, and what to write instead is suggested', () => {
  const said = problems
    .filter(({ filename, code }) => filename === PAGE && code === 'site(logical-classes)')
    .map(({ labels, message }) => ({ line: labels[0]?.span.line ?? 0, message }))
    .toSorted((one, other) => one.line - other.line)
    .map(({ line, message }) => [lines[line - 1]?.[0], message]);
  expect(said).toEqual(lines.filter(([, message]) => message));
});
