import { defineConfig } from '@playwright/test';
import { findTestBrowser } from '@/scripts/find-browser';
import { BROWSER_FLAGS } from '@/scripts/lib/browser-flags';

const PORT = process.env.PORT ?? '4174';

/** The editor in a real browser; editor/README.md says when to run it. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  tsconfig: '../../e2e/tsconfig.json',
  workers: 1,
  timeout: 300_000,
  // Fails no test merely because its machine is busy.
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: { executablePath: findTestBrowser(), args: BROWSER_FLAGS },
  },
  webServer: {
    command: 'node --conditions=react-server --import tsx editor/browser/serve-copy.ts',
    cwd: '../..',
    env: { PORT },
    url: `http://localhost:${PORT}/admin/`,
    timeout: 120_000,
    reuseExistingServer: false,
    stdout: 'pipe',
  },
});
