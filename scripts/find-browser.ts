import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const NAMES_ON_PATH = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The Chromium that the browser tests run in: the one named by `CHROMIUM_PATH`, else Playwright's
 * own, else one on the `PATH`. A candidate counts when it starts: Ubuntu's `chromium-browser` is a
 * script that only advises to install a snap.
 */
export function findBrowser(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (starts(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH names no browser that starts: ${chosen}`);
  }
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = NAMES_ON_PATH.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [chromium.executablePath(), ...onPath].find(starts);
}

/**
 * Finds a browser, or installs Debian's where that is possible without asking anybody.
 *
 * @returns path of the executable
 * @throws Error that says what to install
 */
export function ensureBrowser(): string {
  const browser = findBrowser() ?? installBrowser();
  if (browser) return browser;
  throw new Error(
    'No Chromium found: run npx playwright install --with-deps chromium, or name one by CHROMIUM_PATH',
  );
}

function starts(path: string): boolean {
  return existsSync(path) && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

type Command = readonly [program: string, ...args: string[]];

function installBrowser(): string | undefined {
  const apt = aptGet();
  if (!apt) return undefined;
  console.log('No Chromium found: installing Debian’s with apt-get; this takes a minute or two');
  const installed =
    run([...apt, 'update']) &&
    run([...apt, 'install', '-y', '--no-install-recommends', 'chromium']);
  return installed ? findBrowser() : undefined;
}

/** The command that runs apt-get as root, if this machine has one that asks for no password. */
function aptGet(): Command | undefined {
  const apt: Command = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
  const asRoot: Command = process.getuid?.() === 0 ? apt : ['sudo', '-n', ...apt];
  const [program, ...args] = asRoot;
  return spawnSync(program, [...args, '--version']).status === 0 ? asRoot : undefined;
}

/** Runs a command quietly; its output is only shown when it fails. */
function run([program, ...args]: Command): boolean {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) console.error(`${stdout}${stderr}`);
  return status === 0;
}
