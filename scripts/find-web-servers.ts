import { spawnSync } from 'node:child_process';
import { installPackages } from '@/scripts/lib/apt';

/** Debian's package by the program it brings. */
const PACKAGES = { nginx: 'nginx-light', apache2: 'apache2' };

/**
 * Sees to it that the export can be tested on real web servers. They are installed in CI only: on
 * a person's own machine they would begin to serve. Without them the tests that need them skip.
 */
export function ensureWebServers(): void {
  const missing = Object.entries(PACKAGES).filter(([program]) => !starts(program));
  if (missing.length === 0) return;
  const names = missing.map(([, name]) => name);
  if (process.env.CI && installPackages(names)) return;
  console.log(`Tests on these are skipped, as they are not installed: ${names.join(', ')}`);
}

function starts(program: string): boolean {
  return spawnSync(program, ['-v']).status === 0;
}
