import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { freePort, isListening } from '@/scripts/lib/local-ports';

/** A real web server over a copy of the export. */
export type WebServer = {
  port: number;
  /** The encoding that it sends to browsers that accept any. */
  bestEncoding: Encoding;
  stop: () => Promise<void>;
};

type Encoding = 'br' | 'gzip';

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

const APACHE_MODULES = '/usr/lib/apache2/modules';
const APACHE_NEEDS = ['mpm_event', 'authz_core', 'autoindex', 'dir', 'mime', 'headers', 'rewrite'];
const NGINX_BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const NGINX_TYPES = '/etc/nginx/mime.types';
const START_LIMIT_MS = 60_000;

export const hasNginx = starts('nginx', '-v') && existsSync(NGINX_TYPES);
export const hasApache = starts('apache2', '-v') && existsSync(APACHE_MODULES);

/** Starts nginx with an export's own configuration, on a free port of this machine only. */
export function startNginx(source = 'out'): Promise<WebServer> {
  return start('nginx', source, (folder, port) => {
    const hasBrotli = existsSync(NGINX_BROTLI);
    const included = join(folder, 'site', '.nginx.conf');
    if (hasBrotli) {
      const rules = readFileSync(included, 'utf8');
      writeFileSync(included, rules.replace('# brotli_static', 'brotli_static'));
    }
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    writeFileSync(
      join(folder, 'server.conf'),
      `${hasBrotli ? `load_module ${NGINX_BROTLI};` : ''}
       user ${userInfo().username};
       pid ${folder}/pid;
       error_log ${folder}/errors;
       events {}
       http {
         include ${NGINX_TYPES};
         access_log off;
         ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
         server {
           listen 127.0.0.1:${port};
           root ${folder}/site;
           include ${included};
         }
       }`,
    );
    return {
      bestEncoding: hasBrotli ? 'br' : 'gzip',
      args: ['-c', join(folder, 'server.conf'), '-g', 'daemon off;'],
    };
  });
}

/** Starts Apache, which reads an export's `.htaccess`, on a free port of this machine only. */
export function startApache(source = 'out'): Promise<WebServer> {
  return start('apache2', source, (folder, port) => {
    const modules = APACHE_NEEDS.map(
      (name) => `LoadModule ${name}_module ${APACHE_MODULES}/mod_${name}.so`,
    );
    writeFileSync(
      join(folder, 'server.conf'),
      `${modules.join('\n')}
       ServerName localhost
       ServerRoot ${folder}
       Listen 127.0.0.1:${port}
       PidFile ${folder}/pid
       ErrorLog ${folder}/errors
       Mutex file:${folder}
       ${userInfo().uid === 0 ? 'User www-data\nGroup www-data' : ''}
       TypesConfig /etc/mime.types
       DocumentRoot ${folder}/site
       <Directory ${folder}/site>
         AllowOverride All
         Require all granted
       </Directory>`,
    );
    return { bestEncoding: 'br', args: ['-D', 'FOREGROUND', '-f', join(folder, 'server.conf')] };
  });
}

/** Sends a request with a bare client: `fetch` would normalise the path and unpack the body. */
export async function ask(
  port: number,
  path: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const client = request({ host: 'localhost', port, path, headers, agent: false }).end();
  const [response] = (await once(client, 'response')) as [IncomingMessage];
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: await buffer(response),
  };
}

type Configure = (folder: string, port: number) => { bestEncoding: Encoding; args: string[] };

async function start(program: string, source: string, configure: Configure): Promise<WebServer> {
  const folder = mkdtempSync(join(tmpdir(), `${program}-`));
  // When root starts them, both servers give up its rights before they read a file.
  chmodSync(folder, 0o755);
  cpSync(source, join(folder, 'site'), { recursive: true });
  const port = await freePort();
  const { bestEncoding, args } = configure(folder, port);
  const server = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  await waitForPort(port, server, join(folder, 'errors'));
  return {
    port,
    bestEncoding,
    stop: async () => {
      server.kill('SIGTERM');
      if (server.exitCode === null) await once(server, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function waitForPort(port: number, server: ChildProcess, log: string): Promise<void> {
  const end = Date.now() + START_LIMIT_MS;
  while (server.exitCode === null && Date.now() < end) {
    if (await isListening(port)) return;
    await setTimeout(50);
  }
  const errors = existsSync(log) ? readFileSync(log, 'utf8') : '';
  throw new Error(`${server.spawnfile} does not start: ${errors}`);
}

function starts(program: string, flag: string): boolean {
  return spawnSync(program, [flag]).status === 0;
}
