import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { counter } from '@/e2e/support/counter';
import { saysYes } from '@/components/seo/preview';
import { findTestBrowser } from '@/scripts/find-browser';
import { BROWSER_FLAGS } from '@/scripts/lib/browser-flags';
import { testsWithoutPage } from '@/scripts/lib/needed-pages.mjs';

/** Tests must not count as visits, whatever a browser sends before a test can answer it. */
const unreached = counter ? [`--host-resolver-rules=MAP ${new URL(counter).host} ~NOTFOUND`] : [];

const PORT = process.env.PORT ?? '4173';

export default defineConfig({
  testDir: './e2e',
  // The tests of languages need an export in two languages.
  testIgnore: ['**/languages/**', ...testsWithoutPage('e2e').map((file) => `**/${file}`)],
  outputDir: './test-results',
  tsconfig: './e2e/tsconfig.json',
  fullyParallel: true,
  // One more than processors, because workers often wait for a page or the network.
  workers: availableParallelism() + 1,
  retries: 0,
  // Ends a test that hangs, but fails none merely because its machine is busy.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: saysYes(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'reports/playwright.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: {
      executablePath: findTestBrowser(),
      args: [...BROWSER_FLAGS, ...unreached],
    },
  },
  webServer: {
    command: `node --conditions=react-server --import tsx engine/cli.ts serve ${PORT}`,
    url: `http://localhost:${PORT}`,
    // A server that is already running may serve an older build or another checkout.
    reuseExistingServer: false,
  },
});
