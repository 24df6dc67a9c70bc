import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createStaticServer } from '@/scripts/static-server';
import { runAsEntryPoint } from '@/scripts/lib/entry-point';
import { listen, parsePort } from '@/scripts/lib/port';

const EXPORT_FOLDER = 'out';

/** Serves the export as it is until the process is told to stop. */
export async function serveExport(port: number): Promise<void> {
  if (!existsSync(join(EXPORT_FOLDER, '404.html'))) {
    throw new Error(`There is no export in ${EXPORT_FOLDER} to serve: run npm run build first`);
  }
  const basePath = process.env.BASE_PATH ?? '';
  const server = createStaticServer({ root: EXPORT_FOLDER, basePath });
  await listen(server, port);
  console.log(`The site is served at http://localhost:${port}${basePath} (Ctrl+C stops it)`);

  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

void runAsEntryPoint(import.meta.url, () => serveExport(parsePort(process.env.PORT, 3000)));
