import { staticChecks, unitTests } from '@/scripts/check';
import { ensureBrowser } from '@/scripts/find-browser';
import { ensureWebServers } from '@/scripts/find-web-servers';
import { runAsEntryPoint } from '@/scripts/lib/entry-point';
import { runScript, runTool } from '@/scripts/lib/run-command';
import { runAllSteps, runStep } from '@/scripts/lib/steps';

/**
 * `npm test`: stops when a check of the sources fails, after all of them, and then runs both runners
 * whatever the first of them finds, so that one run tells everything that is broken.
 */
void runAsEntryPoint(import.meta.url, async () => {
  const browser = ensureBrowser();
  console.log(`Browser tests will use ${browser}`);
  ensureWebServers();
  await runAllSteps(staticChecks);
  // For the builds from here on, those that tests make too.
  process.env.TYPES_ARE_CHECKED = '1';

  const failed: string[] = [];
  if (!(await runStep(unitTests))) failed.push('unit tests');
  if (!(await runStep({ title: 'Build', run: () => runScript('scripts/build.ts') }))) {
    failed.push('build (so no browser tests)');
  } else if (!(await runStep({ title: 'Browser tests', run: () => testInBrowser(browser) }))) {
    failed.push('browser tests');
  }
  if (failed.length > 0) throw new Error(`\nFailed: ${failed.join(', ')}.`);
  console.log('\nAll checks and tests passed.');
});

function testInBrowser(browser: string): Promise<number> {
  return runTool('playwright', ['test'], { CHROMIUM_PATH: browser });
}
