import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runAsEntryPoint } from '@/scripts/lib/entry-point';
import { runScript, runTool } from '@/scripts/lib/run-command';
import { runSteps, type Step } from '@/scripts/lib/steps';
import { sourceFingerprint } from '@/scripts/source-fingerprint';

/** Kept out of `out`, which is published as it is. */
const STAMP = join('.next', 'export-fingerprint');

/** The build in order: whatever changes or adds a file comes before links are checked and files compressed. */
const steps: readonly Step[] = [
  { title: 'Next.js export', run: () => runTool('next', ['build']) },
  { title: 'Finished export', run: () => runScript('scripts/finalise.ts') },
  { title: 'Files for hosts', run: () => runScript('scripts/host-files.ts') },
  { title: 'Links of the export', run: () => runScript('scripts/check-links.ts') },
  { title: 'Compressed copies', run: () => runScript('scripts/precompress.ts') },
];

/** Builds the site into `out`; the stamp is only left behind when every step has succeeded. */
export async function build(): Promise<void> {
  rmSync(STAMP, { force: true });
  const fingerprint = sourceFingerprint('.');
  await runSteps(steps);
  writeFileSync(STAMP, fingerprint);
}

/** Whether `out` is the complete result of the present sources. */
export function isBuildCurrent(): boolean {
  return (
    existsSync(join('out', 'index.html')) &&
    existsSync(STAMP) &&
    readFileSync(STAMP, 'utf8') === sourceFingerprint('.')
  );
}

void runAsEntryPoint(import.meta.url, build);
