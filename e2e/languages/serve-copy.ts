import { renameSync } from 'node:fs';
import { relative } from 'node:path';
import { ALONE, BOTH, COPY } from '@/e2e/languages/copy';
import { addPseudoLanguage } from '@/e2e/support/pseudo-language';
import { runAsEntryPoint } from '@/engine/shared/entry-point';
import { runScript } from '@/scripts/lib/run-script';
import { copySite } from '@/scripts/lib/site-copy';

async function build(): Promise<void> {
  const status = await runScript('scripts/build.ts', [], {
    env: { TYPES_ARE_CHECKED: '1' },
  });
  if (status !== 0) throw new Error(`The copy of the site in ${COPY} cannot be built`);
}

/** Builds a copy of the site without and with the pseudo-language, and serves the second export. */
void runAsEntryPoint(import.meta.url, async () => {
  copySite(COPY);
  process.chdir(COPY);
  await build();
  renameSync(relative(COPY, BOTH), relative(COPY, ALONE));
  addPseudoLanguage('.');
  await build();
  // In a process of its own, because the copy's languages differ from those of this process.
  await runScript('engine/cli.ts', ['serve', process.env.PORT ?? '']);
});
