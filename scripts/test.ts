import { buildTest, routeTypes, staticChecks, unitTests } from '@/scripts/check';
import { fixPresentTime } from '@/content/model/present-time';
import { ensureBrowser, findTestBrowser } from '@/scripts/find-browser';
import { runAsEntryPoint } from '@/engine/shared/entry-point';
import { runScript, runTool } from '@/scripts/lib/run-script';
import { buildTests } from '@/scripts/lib/test-reports';
import {
  failureOf,
  runAllSteps,
  runSideBySide,
  runStep,
  runSteps,
  type Step,
} from '@/engine/shared/steps';

/** The test of a copy that need not wait for the build, and the test that takes longest. */
const BELOW_A_SUB_PATH = 'translation';
const LONGEST = 'recipes';

/** The build's exit code, once it has begun. */
let built: Promise<number> | undefined;

const build: Step = {
  title: 'Build',
  run: (output) => (built = runScript('scripts/build.ts', [], { output })),
  remedy: 'No browser tests ran; `npm run build` repeats it alone.',
};

const afterBuild = (step: Step): Step => ({
  ...step,
  async run(output) {
    await built;
    return step.run(output);
  },
});

/**
 * `npm test`: runs all static checks and stops if any fails; then runs all tests that it can, even
 * if some fail, so that one run reports everything that is broken.
 */
void runAsEntryPoint(import.meta.url, async () => {
  fixPresentTime();
  // No `.env` file of this machine decides: to Next and to our scripts they have been read.
  process.env.__NEXT_PROCESSED_ENV = 'true';
  ensureBrowser();
  console.log(`Browser tests will use ${findTestBrowser()}`);
  await runSteps([routeTypes]);
  await runAllSteps(staticChecks);
  // For all later builds, including those in tests.
  process.env.TYPES_ARE_CHECKED = '1';

  const browserTests: Step = {
    title: 'Browser tests',
    run: () => runTool('playwright', ['test']),
    remedy: '`npx playwright test <spec>` repeats one spec on the build that is there.',
  };
  const others = buildTests()
    .filter((name) => name !== BELOW_A_SUB_PATH)
    .toSorted((one, other) => Number(other === LONGEST) - Number(one === LONGEST));
  // A copy below a sub-path has to compile everything; the other copies begin with what the build
  // has compiled.
  const failed = await runSideBySide([
    ...[build, buildTest(BELOW_A_SUB_PATH)],
    ...[...others.map(buildTest), unitTests].map(afterBuild),
  ]);
  if (!failed.includes(build) && !(await runStep(browserTests))) failed.push(browserTests);
  if (failed.length > 0) throw failureOf(failed);
  console.log('\nAll checks and tests passed.');
});
