import { routeTypes, staticChecks, unitTests } from '@/scripts/check';
import { ensureBrowser } from '@/scripts/find-browser';
import { ensureWebServers } from '@/scripts/find-web-servers';
import { runAsEntryPoint } from '@/scripts/lib/entry-point';
import { runScript, runTool } from '@/scripts/lib/run-command';
import { runAllSteps, runSideBySide, runStep, runSteps, type Step } from '@/scripts/lib/steps';

const build: Step = {
  title: 'Build',
  run: (output) => runScript('scripts/build.ts', [], { output }),
};

/**
 * `npm test`: stops when a check of the sources fails, after all of them, and then runs both runners
 * whatever the first of them finds, so that one run tells everything that is broken.
 */
void runAsEntryPoint(import.meta.url, async () => {
  const browser = ensureBrowser();
  console.log(`Browser tests will use ${browser}`);
  ensureWebServers();
  await runSteps([routeTypes]);
  await runAllSteps(staticChecks);
  // For the builds from here on, those that tests make too.
  process.env.TYPES_ARE_CHECKED = '1';

  const browserTests: Step = {
    title: 'Browser tests',
    run: () => runTool('playwright', ['test'], { env: { CHROMIUM_PATH: browser } }),
  };
  const failed = await runSideBySide([unitTests, build]);
  if (!failed.includes(build) && !(await runStep(browserTests))) failed.push(browserTests);
  if (failed.length > 0) {
    const names = failed.map((step) =>
      step === build ? 'Build (so no browser tests)' : step.title,
    );
    throw new Error(`\nFailed: ${names.join(', ')}.`);
  }
  console.log('\nAll checks and tests passed.');
});
