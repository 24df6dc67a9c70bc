import './shared/environment';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSite, EXPORT_FOLDER, finish } from './build-site';
import { defineSite, type Site } from './define-site';
import { VERCEL_OUTPUT, writeVercelOutput } from './hosting/vercel-output';
import { writeHostFiles } from './hosting/write-host-files';
import { parsePort } from './serve/port';
import { serveExport } from './serve/serve-export';
import { runAsEntryPoint } from './shared/entry-point';

const CONFIG = 'site.config.ts';
const DEFAULT_PORT = 3_000;

const USAGE = `Usage: tsx engine/cli.ts build
       tsx engine/cli.ts serve [port]      or PORT; ${DEFAULT_PORT} by default
       tsx engine/cli.ts finish [folder]   finishes the export of \`next build\`
       tsx engine/cli.ts hosts [folder]    writes the files for hosts
       tsx engine/cli.ts vercel [folder]   lays an export out for a build on Vercel`;

/** The site in the working directory; without `site.config.ts`, all defaults apply. */
async function readSite(): Promise<Site> {
  if (!existsSync(CONFIG)) return defineSite({});
  const config = (await import(pathToFileURL(resolve(CONFIG)).href)) as { default?: Site };
  if (!config.default) throw new Error(`${CONFIG} must export defineSite({ … }) by default`);
  return config.default;
}

/** The engine's command, run from the root of a site. */
void runAsEntryPoint(import.meta.url, async () => {
  const [command, argument, ...more] = process.argv.slice(2);
  if (more.length > 0) throw new Error(USAGE);
  switch (command) {
    case 'build':
      if (argument !== undefined) throw new Error(USAGE);
      return buildSite(await readSite());
    case 'serve':
      return serveExport(
        await readSite(),
        EXPORT_FOLDER,
        parsePort(argument ?? process.env.PORT, DEFAULT_PORT),
        { host: process.env.HOST || undefined, command: 'npx tsx engine/cli.ts serve' },
      );
    case 'finish':
      return console.log(await finish(await readSite(), argument ?? EXPORT_FOLDER));
    case 'hosts': {
      const count = writeHostFiles(await readSite(), argument ?? EXPORT_FOLDER);
      return console.log(`${count} files for hosts written`);
    }
    case 'vercel':
      writeVercelOutput(await readSite(), argument ?? EXPORT_FOLDER);
      return console.log(`${VERCEL_OUTPUT} written`);
    default:
      throw new Error(USAGE);
  }
});
