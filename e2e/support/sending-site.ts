import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { FormService } from '@/e2e/support/form-service';
import { filesBelow } from '@/engine/shared/files-below';
import { SCRIPT_FLAGS } from '@/scripts/lib/run-script';
import type { ContactService } from '@/content/schemas/contact-endpoint';
import { copyCompiledSite } from '@/scripts/lib/site-copy';

const START_LIMIT_MS = 20_000;

/** Next's step without compiling, which is the same for every endpoint, and for this page alone. */
const RENDER = [
  join('node_modules', '.bin', 'next'),
  'build',
  '--experimental-build-mode=generate',
  '--debug-build-paths=app/contact/page.tsx',
];
/**
 * The page that is tested, and the one that the server needs. Next exports all others, too, as the
 * last build has rendered them.
 */
const PAGES = ['contact.html', '404.html'];
/** The steps after it, without what looks at all pages, or only makes files smaller. */
const FINISH = [
  ['node', ...SCRIPT_FLAGS, join('engine', 'cli.ts'), 'finish'],
  ['node', ...SCRIPT_FLAGS, join('engine', 'cli.ts'), 'hosts'],
];

/** The site, built to send its messages to a service on this machine. */
export type SendingSite = { service: FormService; stop: () => Promise<void> };

/**
 * Renders the contact page for an endpoint, from what the last build has compiled, and serves it
 * with the service beside it.
 *
 * @param port where the site is served; the service takes `servicePort`, which its URL names
 */
export async function startSendingSite(
  endpoint: ContactService,
  port: number,
  servicePort: number,
): Promise<SendingSite> {
  const copy = join('reports', `site-for-${endpoint.service}-${port}`);
  copyCompiledSite(copy);
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    NEXT_TELEMETRY_DISABLED: '1',
    TYPES_ARE_CHECKED: '1',
    CONTACT_ENDPOINT: JSON.stringify(endpoint),
  };
  await run(RENDER, copy, env);
  keepOnly(PAGES, join(copy, 'out'));
  for (const command of FINISH) await run(command, copy, env);

  const service = await FormService.listen(servicePort);
  const site = spawn('node', [...SCRIPT_FLAGS, 'engine/cli.ts', 'serve', String(port)], {
    cwd: copy,
    env,
    stdio: 'inherit',
  });
  await untilServed(port);
  return {
    service,
    async stop() {
      site.kill();
      await service.close();
      rmSync(copy, { recursive: true, force: true });
    },
  };
}

/** Deletes all other pages of an export, so that nothing has to finish them. */
function keepOnly(pages: readonly string[], folder: string) {
  const files = filesBelow(folder).filter((file) => file.endsWith('.html'));
  for (const file of files) if (!pages.includes(file)) rmSync(join(folder, file));
}

async function run([command = '', ...args]: string[], cwd: string, env: NodeJS.ProcessEnv) {
  const child = spawn(command, args, { cwd, env });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  const [status] = (await once(child, 'close')) as [number];
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${said}`);
}

async function untilServed(port: number): Promise<void> {
  const end = Date.now() + START_LIMIT_MS;
  while (Date.now() < end) {
    const answer = await fetch(`http://localhost:${port}/contact`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nothing is served at port ${port}`);
}
