import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, request as ask, type Server } from 'node:http';
import { join } from 'node:path';
import { FormService } from '@/e2e/support/form-service';
import type { ContactEndpoint } from '@/content/schemas/contact-endpoint';
import { SCRIPT_FLAGS } from '@/scripts/lib/run-command';
import { copySite } from '@/scripts/lib/site-copy';

const START_LIMIT_MS = 20_000;

/** The site, built to send its messages to a service on this machine. */
export type SendingSite = { folder: string; service: FormService; stop: () => Promise<void> };

/**
 * Builds the site for an endpoint and serves it, with the service beside it.
 *
 * @param port where the site is served; the service takes `servicePort`, which its URL names
 */
export async function startSendingSite(
  endpoint: ContactEndpoint,
  port: number,
  servicePort: number,
): Promise<SendingSite> {
  const copy = join('reports', `site-for-${endpoint.service}-${port}`);
  copySite(copy);
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    CONTACT_ENDPOINT: JSON.stringify(endpoint),
  };
  const build = spawn('node', [...SCRIPT_FLAGS, 'scripts/build.ts'], { cwd: copy, env });
  let said = '';
  for (const stream of [build.stdout, build.stderr]) stream.on('data', (text) => (said += text));
  const [status] = (await once(build, 'close')) as [number];
  if (status !== 0) throw new Error(`The site for ${endpoint.service} does not build:\n${said}`);

  const service = await FormService.listen(servicePort);
  const isNetlify = endpoint.service === 'netlify';
  const sitePort = isNetlify ? port + 1 : port;
  const site = spawn('node', [...SCRIPT_FLAGS, 'scripts/serve.ts'], {
    cwd: copy,
    env: { ...env, PORT: String(sitePort) },
    stdio: 'inherit',
  });
  await untilServed(sitePort);
  const front = isNetlify ? await listenAsNetlify(port, sitePort, service) : undefined;
  return {
    folder: join(copy, 'out'),
    service,
    async stop() {
      front?.closeAllConnections();
      front?.close();
      site.kill();
      await service.close();
      rmSync(copy, { recursive: true, force: true });
    },
  };
}

/** Netlify takes posts to any page of the site that it serves. */
async function listenAsNetlify(port: number, sitePort: number, service: FormService) {
  const front: Server = createServer((request, response) => {
    if (request.method === 'POST') return void service.take(request, response);
    const { url, method, headers } = request;
    const passed = ask({ port: sitePort, path: url, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    request.pipe(passed);
  });
  front.listen(port);
  await once(front, 'listening');
  return front;
}

async function untilServed(port: number): Promise<void> {
  const end = Date.now() + START_LIMIT_MS;
  while (Date.now() < end) {
    const answer = await fetch(`http://localhost:${port}/`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nothing is served at port ${port}`);
}
