import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { installPackages } from '@/scripts/lib/apt';

const NAMES_ON_PATH = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Debian's package and program of a Chromium without windows, which opens a page in a third of the
 * time. It has no back/forward cache.
 */
const HEADLESS_BUILD = 'chromium-headless-shell';

/**
 * A Chromium: the one named by `CHROMIUM_PATH`, else Playwright's own, else one on the `PATH`. A
 * candidate counts only if it starts: Ubuntu's `chromium-browser` is a script that merely tells you
 * to install a snap.
 *
 * @param names of programs on the `PATH`, the best first
 */
export function findBrowser(names: readonly string[] = NAMES_ON_PATH): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (starts(chosen)) return chosen;
    throw new Error(`The browser that CHROMIUM_PATH names does not start: ${chosen}`);
  }
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [chromium.executablePath(), ...onPath].find(starts);
}

/** A Chromium for tests, which run in the headless build if there is one. */
export function findTestBrowser(): string | undefined {
  return findBrowser([HEADLESS_BUILD, ...NAMES_ON_PATH]);
}

/** Finds a browser, or installs Debian's as root. @throws Error that says what to install */
export function ensureBrowser(): string {
  const browser = findBrowser() ?? installBrowser();
  if (browser) return browser;
  throw new Error(
    'No Chromium found: run npx playwright install --with-deps chromium, or set CHROMIUM_PATH to one',
  );
}

function starts(path: string): boolean {
  return existsSync(path) && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

function installBrowser(): string | undefined {
  console.log('No Chromium found: installing Debian’s with apt-get; this takes a minute or two');
  // Not every release has the headless build.
  const installed = installPackages(['chromium', HEADLESS_BUILD]) || installPackages(['chromium']);
  return installed ? findBrowser() : undefined;
}
