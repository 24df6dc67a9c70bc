import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { get, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline, type Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { localHosts } from '@/editor/local-requests';
import { stop } from '@/editor/stop';
import { installed } from '@/engine/shared/installed.mjs';
import { freePort, isListening, THIS_MACHINE } from '@/scripts/lib/local-ports';

const POLL_MS = 200;
const ENDED = 'The development server has ended: see above';
/** What its processes load first; Next hands these options on to all of them. */
const PRELOAD = `--import=${new URL('./inner-server.mjs', import.meta.url).href}`;
/** Without a listener, these signals would end this process in the middle of a save. */
const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Starts `next dev` and waits until it listens. It has its own process: this one runs with React's
 * server condition. It ends when this process does, however that ends.
 *
 * @param outerPort the port of the editor, for which alone it works
 * @returns what forwards requests and web sockets to it
 * @throws Error if it ends before that
 */
export async function startDevServer(outerPort: number) {
  const port = await freePort();
  const next = installed(join('.bin', 'next')) ?? 'next';
  const child = spawn(next, ['dev', '--hostname', THIS_MACHINE, '--port', String(port)], {
    env: {
      ...process.env,
      NEXT_TELEMETRY_DISABLED: '1',
      NODE_OPTIONS: [process.env.NODE_OPTIONS, PRELOAD].filter(Boolean).join(' '),
      EDITOR_HOSTS: localHosts(outerPort).join(' '),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // Its URL would only confuse: pages are opened through this server.
  createInterface(child.stdout).on('line', (line) => {
    if (!/^\s*- (Local|Network):/.test(line)) console.log(line);
  });
  process.once('exit', () => child.kill());
  for (const signal of STOP_SIGNALS) process.once(signal, () => void stop());
  while (!(await isListening(port))) {
    // If a signal has ended it, its exit code stays null.
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(ENDED);
    await wait(POLL_MS);
  }
  child.once('exit', () => {
    console.error(ENDED);
    void stop(1);
  });
  return createProxy(port);
}

/** Forwards requests and web sockets to a server on a port of this machine. */
export function createProxy(port: number) {
  /** Paths of the pages that have been opened. */
  const opened = new Set<string>();

  function pass(incoming: IncomingMessage, response: ServerResponse): void {
    const { method, url, headers } = incoming;
    const options = { host: THIS_MACHINE, port, method, path: url, headers };
    const outgoing = request(options, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      // Ends the response, too, if the development server breaks off: a tab would wait for ever.
      pipeline(answer, response, () => outgoing.destroy());
    });
    outgoing.once('error', ({ message }) => {
      if (!response.headersSent) response.writeHead(502, { 'Content-Type': 'text/plain' });
      response.end(`The development server does not respond: ${message}`);
    });
    response.once('close', () => outgoing.destroy());
    incoming.pipe(outgoing);
  }

  return {
    forward(incoming: IncomingMessage, response: ServerResponse): void {
      const { method, url = '', headers } = incoming;
      const [path = ''] = url.split('?');
      const isPage = method === 'GET' && headers.accept?.includes('text/html');
      const [first] = opened;
      const isNew = isPage && !opened.has(path);
      if (isNew) opened.add(path);
      if (!isNew || !first) return pass(incoming, response);
      // Next renders a page that it has not compiled yet with the content that it has read for an
      // earlier one, however old that is, until the earlier one is asked for.
      const again = get({ host: THIS_MACHINE, port, path: first, headers }, (answer) =>
        answer.resume().once('close', () => pass(incoming, response)),
      );
      again.once('error', () => pass(incoming, response));
    },
    /** Forwards a web socket, by which pages learn of changes. */
    upgrade(incoming: IncomingMessage, socket: Duplex, head: Buffer): void {
      const target = connect(port, THIS_MACHINE, () => {
        const lines = [`${incoming.method} ${incoming.url} HTTP/1.1`];
        for (let index = 0; index < incoming.rawHeaders.length; index += 2) {
          lines.push(`${incoming.rawHeaders[index]}: ${incoming.rawHeaders[index + 1]}`);
        }
        target.write(`${lines.join('\r\n')}\r\n\r\n`);
        target.write(head);
        socket.pipe(target).pipe(socket);
      });
      target.once('error', () => socket.destroy());
      socket.once('error', () => target.destroy());
    },
  };
}
