import '@/engine/shared/environment';
import { existsSync } from 'node:fs';
import { EXPORT_FOLDER } from '@/engine/build-site';
import { serveExport } from '@/engine/serve/serve-export';
import { build } from '@/scripts/build';
import { applySettings, planStart, readBuildRecord, settingsIn } from '@/scripts/build-record';
import { runAsEntryPoint } from '@/engine/shared/entry-point';
import { assertPortIsFree, parsePort } from '@/engine/serve/port';
import { sourceFingerprint } from '@/scripts/source-fingerprint';

/**
 * `npm start`: builds if the export is missing or older than its sources, then serves it. An
 * existing export keeps the settings that it was built with, and differences are reported.
 */
void runAsEntryPoint(import.meta.url, async () => {
  const port = parsePort(process.env.PORT, 3000);
  const options = { host: process.env.HOST || undefined };
  await assertPortIsFree(port, options);
  const { needsBuild, settings, notes } = planStart(
    existsSync(EXPORT_FOLDER),
    readBuildRecord('.'),
    sourceFingerprint('.'),
    settingsIn(process.env),
  );
  notes.forEach((note) => console.log(note));
  applySettings(settings);
  if (needsBuild) await build();
  // The configuration reads the settings when it is loaded.
  const { default: site } = await import('@/site.config');
  await serveExport(site, EXPORT_FOLDER, port, options);
});
