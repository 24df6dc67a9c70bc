import { mkdirSync } from 'node:fs';
import { runAsEntryPoint } from '@/scripts/lib/entry-point';
import { runTool } from '@/scripts/lib/run-command';
import { runAllSteps, type Step } from '@/scripts/lib/steps';

/** Checks that read the sources without running them. */
export const staticChecks: readonly Step[] = [
  { title: 'Type check', run: checkTypes },
  { title: 'Lint', run: () => runTool('eslint', ['.']) },
  {
    title: 'Format',
    run: () => runTool('prettier', ['--check', '--log-level', 'warn', '.']),
    remedy: '`npm run format` puts it right.',
  },
  {
    title: 'British spelling',
    run: () => runTool('cspell', ['lint', '--no-progress']),
    remedy: 'A word that is right as it stands goes into `words` in cspell.json.',
  },
  {
    title: 'Dead code',
    run: () => runTool('knip', []),
    remedy: 'What is used in a way that knip does not see goes into knip.json.',
  },
];

export const unitTests: Step = {
  title: 'Unit tests',
  run: runJest,
};

/** Next writes `next-env.d.ts` and the types of routes first: a fresh clone has neither. */
async function checkTypes(): Promise<number> {
  return (await runTool('next', ['typegen'])) || runTool('tsc', ['--noEmit']);
}

/** Jest writes its report only into a folder that is there. */
function runJest(): Promise<number> {
  mkdirSync('reports', { recursive: true });
  return runTool('jest', ['--json', '--outputFile', 'reports/jest.json']);
}

/** `npm run check`: all that needs no browser. */
void runAsEntryPoint(import.meta.url, () => runAllSteps([...staticChecks, unitTests]));
