import { spawnSync } from 'node:child_process';
import { installPackages } from '@/scripts/lib/apt';

/** Debian packages by the program that each contains. */
const PACKAGES = { nginx: 'nginx-light', apache2: 'apache2' };

/**
 * Makes sure that the export can be tested on real web servers. They are installed in CI only: on a
 * developer's machine they would start serving at once. Tests that need a missing server are
 * skipped.
 */
export function ensureWebServers(): void {
  const missing = Object.entries(PACKAGES).filter(([program]) => !starts(program));
  if (missing.length === 0) return;
  const names = missing.map(([, name]) => name);
  if (process.env.CI && installPackages(names)) return;
  console.log(
    `Tests that need these are skipped, because they are not installed: ${names.join(', ')}`,
  );
}

function starts(program: string): boolean {
  return spawnSync(program, ['-v']).status === 0;
}
