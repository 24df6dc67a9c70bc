import { defineConfig } from '@playwright/test';
import { findTestBrowser } from '@/scripts/find-browser';
import { BROWSER_FLAGS } from '@/scripts/lib/browser-flags';

const PORT = process.env.PORT ?? '4175';

/** The site in two languages, in a copy; e2e/README.md says when to run it. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  tsconfig: '../tsconfig.json',
  fullyParallel: true,
  workers: 2,
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: { executablePath: findTestBrowser(), args: BROWSER_FLAGS },
  },
  webServer: {
    command: 'node --conditions=react-server --import tsx e2e/languages/serve-copy.ts',
    cwd: '../..',
    env: { PORT },
    url: `http://localhost:${PORT}`,
    // Two builds, one of them in two languages.
    timeout: 600_000,
    reuseExistingServer: false,
    stdout: 'pipe',
  },
});
