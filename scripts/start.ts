import { existsSync } from 'node:fs';
import { build } from '@/scripts/build';
import { applySettings, planStart, readBuildRecord, settingsIn } from '@/scripts/build-record';
import { runAsEntryPoint } from '@/scripts/lib/entry-point';
import { assertPortIsFree, parsePort } from '@/scripts/lib/port';
import { sourceFingerprint } from '@/scripts/source-fingerprint';

/**
 * `npm start`: builds if the export is missing or older than its sources, then serves it. An
 * existing export keeps the settings that it was built with, and differences are reported.
 */
void runAsEntryPoint(import.meta.url, async () => {
  const port = parsePort(process.env.PORT, 3000);
  await assertPortIsFree(port);
  const { needsBuild, settings, notes } = planStart(
    existsSync('out'),
    readBuildRecord(),
    sourceFingerprint('.'),
    settingsIn(process.env),
  );
  notes.forEach((note) => console.log(note));
  applySettings(settings);
  if (needsBuild) await build();
  // This module reads the settings when it is loaded.
  const { serveExport } = await import('@/scripts/serve');
  await serveExport(port);
});
