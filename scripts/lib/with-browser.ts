import { chromium, type Browser } from '@playwright/test';
import { ensureBrowser } from '@/scripts/find-browser';
import { BROWSER_FLAGS } from '@/scripts/lib/browser-flags';

/**
 * Calls `use` with a browser that is closed afterwards, even after an error: an open browser would
 * keep the process from ending.
 */
export async function withBrowser(use: (browser: Browser) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_FLAGS });
  try {
    await use(browser);
  } finally {
    await browser.close();
  }
}
