import { defineConfig } from '@playwright/test';
import { findBrowser } from '@/scripts/find-browser';

const PORT = process.env.PORT ?? '4173';

// Workers load this file too and inherit the environment: the search is made once.
process.env.CHROMIUM_PATH ||= findBrowser();

export default defineConfig({
  testDir: './e2e',
  outputDir: './test-results',
  tsconfig: './e2e/tsconfig.json',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'reports/playwright.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node --conditions=react-server --import tsx scripts/serve.ts',
    env: { PORT },
    url: `http://localhost:${PORT}`,
    // A running server may have listed another build, or serve another checkout.
    reuseExistingServer: false,
  },
});
