import type { Site } from '../define-site';
import { listen, stop, urlAt, type ListenOptions } from './port';
import { createStaticServer } from './static-server';

/**
 * Serves the export as it is until the process is stopped by a signal.
 *
 * @param folder the finished export
 */
export async function serveExport(
  site: Site,
  folder: string,
  port: number,
  options?: ListenOptions,
): Promise<void> {
  const server = createStaticServer(folder, site);
  await listen(server, port, options);
  console.log(`The site is served at ${urlAt(port, options)}${site.basePath} (Ctrl+C stops it)`);

  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop(server));
}
