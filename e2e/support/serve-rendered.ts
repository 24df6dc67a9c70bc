/**
 * Finishes what Next has exported into the site in the working directory, and serves it at a port:
 * without social cards and files for hosts, which no test of a rendered site reads.
 */
import { join } from 'node:path';
import { EXPORT_FOLDER } from '@/engine/build-site';
import { finishExport } from '@/engine/finish/finish-export';
import { serveExport } from '@/engine/serve/serve-export';
import { runAsEntryPoint } from '@/engine/shared/entry-point';
import site from '@/site.config';

const cache = join('.next', 'cache', 'finished');

void runAsEntryPoint(import.meta.url, async () => {
  await finishExport(site, { root: '.', folder: EXPORT_FOLDER, cache });
  await serveExport(site, EXPORT_FOLDER, Number(process.argv[2]));
});
