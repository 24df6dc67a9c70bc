import { build, isBuildCurrent } from '@/scripts/build';
import { runAsEntryPoint } from '@/scripts/lib/entry-point';
import { assertPortIsFree, parsePort } from '@/scripts/lib/port';
import { serveExport } from '@/scripts/serve';

/** `npm start`: builds when the export is missing or older than its sources, then serves it. */
void runAsEntryPoint(import.meta.url, async () => {
  const port = parsePort(process.env.PORT, 3000);
  await assertPortIsFree(port);
  if (!isBuildCurrent()) await build();
  await serveExport(port);
});
