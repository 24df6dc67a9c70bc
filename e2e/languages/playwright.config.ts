import { defineConfig } from '@playwright/test';
import base from '@/playwright.config';

const PORT = process.env.PORT ?? '4175';

/** The site in two languages, in a copy; e2e/README.md says when to run it. */
export default defineConfig(base, {
  testDir: '.',
  testIgnore: [],
  outputDir: '../../test-results',
  tsconfig: '../tsconfig.json',
  reporter: 'list',
  use: { baseURL: `http://localhost:${PORT}` },
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
