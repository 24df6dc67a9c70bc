import { mkdirSync } from 'node:fs';
import { runAsEntryPoint } from '@/engine/shared/entry-point';
import { runTool } from '@/scripts/lib/run-script';
import type { TestReport } from '@/scripts/lib/test-reports';
import { runAllSteps, runSteps, type Step } from '@/engine/shared/steps';

/** Next writes `next-env.d.ts` and the types of routes, which a fresh clone lacks. */
export const routeTypes: Step = {
  title: 'Types of routes',
  run: (output) => runTool('next', ['typegen'], { output }),
};

/** Copy and articles, without the company's file, whose names no dictionary knows. */
const CONTENT = 'content/*/**/*.{yaml,md}';

/** Checks that read the sources and the types of routes without running them; the longest first. */
export const staticChecks: readonly Step[] = [
  { title: 'Lint', run: (output) => runTool('oxlint', [], { output }) },
  {
    title: 'Type check',
    // By default it shares the work among four, who all check what several of them need.
    run: (output) => runTool('tsc', ['--checkers', '1'], { output }),
  },
  {
    title: 'Format',
    run: (output) => runTool('oxfmt', ['--list-different'], { output }),
    remedy: '`npm run format` fixes this.',
  },
  {
    title: 'British spelling of documents and messages',
    run: (output) => runTool('cspell', ['lint', '--no-progress'], { output }),
    remedy: 'Add a word that is spelt correctly to `words` in cspell.json.',
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
    remedy: 'Add whatever is used in a way that knip cannot see to knip.json.',
  },
];

/** Tests that build copies of the site; one of them needs a browser. */
const BUILDS = '/__tests__/build/';

/** Runs Jest, which does not create the folder of its report. */
function jestTests(title: string, report: TestReport, args: string[], repeat: string): Step {
  const run = (output?: number) => {
    mkdirSync('reports', { recursive: true });
    return runTool('jest', [...args, '--json', '--outputFile', `reports/${report}`], { output });
  };
  return { title, run, remedy: `\`npx jest ${repeat}\` repeats ${title.toLowerCase()}.` };
}

export const unitTests = jestTests(
  'Unit tests',
  'jest.json',
  ['--testPathIgnorePatterns', BUILDS],
  '<file>',
);

export const copyWithRecipes = jestTests(
  'The copy with the recipes',
  'jest-recipes.json',
  [`${BUILDS}recipes`],
  '__tests__/build/recipes',
);

export const copyWithoutPages = jestTests(
  'The copy without some pages',
  'jest-taken-away.json',
  [`${BUILDS}taken-away`],
  '__tests__/build/taken-away',
);

export const copyInAnotherLanguage = jestTests(
  'The copy in another language, below a sub-path',
  'jest-translation.json',
  [`${BUILDS}translation`],
  '__tests__/build/translation',
);

export const copyWithLongJournal = jestTests(
  'A long journal, in a copy',
  'jest-journal.json',
  [`${BUILDS}journal`],
  '__tests__/build/journal',
);

export const copyOnHosts = jestTests(
  'The steps of the hosts, in a copy',
  'jest-publishing.json',
  [`${BUILDS}publishing`],
  '__tests__/build/publishing',
);

/** `npm run check`: everything that needs no browser. */
void runAsEntryPoint(import.meta.url, async () => {
  await runSteps([routeTypes]);
  await runAllSteps([unitTests, ...staticChecks]);
});
