import { mkdirSync } from 'node:fs';
import { runAsEntryPoint } from '@/engine/shared/entry-point';
import { runScript, runTool } from '@/scripts/lib/run-script';
import { BUILD_TESTS, jestReport } from '@/scripts/lib/test-reports';
import { runAllSteps, runSteps, type Step } from '@/engine/shared/steps';

/** Next writes `next-env.d.ts` and the types of routes, which a fresh clone lacks. */
export const routeTypes: Step = {
  title: 'Types of routes',
  run: (output) => runTool('next', ['typegen'], { output }),
};

/** English copy and articles, but not the company's file, whose names are in no dictionary. */
const CONTENT = 'content/en/**/*.{yaml,md}';

/** Checks that read the sources and the types of routes without running them; the longest first. */
export const staticChecks: readonly Step[] = [
  { title: 'Lint', run: (output) => runTool('oxlint', [], { output }) },
  {
    title: 'Type check',
    // By default four checkers share the work, and each repeats what several of them need.
    run: (output) => runTool('tsc', ['--checkers', '1'], { output }),
  },
  {
    title: 'What the stated browsers lack',
    run: (output) => runScript('scripts/check-browsers.ts', [], { output }),
    remedy: 'Ask for it first, as in `element.checkVisibility?.()`, or do without it.',
  },
  {
    title: 'Format',
    run: (output) => runTool('oxfmt', ['--list-different'], { output }),
    remedy: '`npm run format` fixes this.',
  },
  {
    title: 'British spelling of documents and messages',
    run: (output) => runTool('cspell', ['lint', '--no-progress'], { output }),
    remedy: 'Add a word that is spelt correctly to `words` in .config/cspell.json.',
  },
  {
    // Owners' words may be right and in no dictionary, so they are reported and stop nothing.
    title: 'British spelling of the content: advice',
    run: (output) =>
      runTool('cspell', ['lint', '--no-progress', '--no-exit-code', CONTENT], { output }),
  },
  {
    title: 'Dead code',
    run: (output) => runTool('knip', [], { output }),
    remedy: 'Add whatever is used in a way that knip cannot see to `knip` in package.json.',
  },
];

/** A step that runs Jest; it creates the folder of the report, which Jest does not. */
function jestTests(title: string, report: string, args: string[], repeat: string): Step {
  const run = (output?: number) => {
    mkdirSync('reports', { recursive: true });
    return runTool('jest', [...args, '--json', '--outputFile', `reports/${report}`], { output });
  };
  return { title, run, remedy: `\`npx jest ${repeat}\` repeats them.` };
}

export const unitTests = jestTests(
  'Unit tests',
  jestReport(),
  // An option with patterns to ignore would replace the patterns in Jest's configuration.
  ['__tests__/(?!build/)'],
  '<file>',
);

/** A test that builds a copy of the site. */
export function buildTest(name: string): Step {
  const path = `${BUILD_TESTS}/${name}`;
  return jestTests(`Tests of a copy: ${name}`, jestReport(name), [path], path);
}

/** `npm run check`: everything that needs no browser. */
void runAsEntryPoint(import.meta.url, async () => {
  await runSteps([routeTypes]);
  await runAllSteps([unitTests, ...staticChecks]);
});
