import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parse } from 'jsonc-parser';
import type { Host } from '@/engine/hosting/hosts';
import { runApache, runCaddy, runNginx, type Run } from '@/scripts/hosts/servers';
import { ensureInstalled } from '@/scripts/lib/install-package';
import { freePort, THIS_MACHINE } from '@/scripts/lib/local-ports';

const FOLDER = resolve('scripts', 'hosts');
const START_LIMIT_MS = 60_000;

/** What the hosts' programs need, and a version of it for machines with an older one. */
const OLDEST_NODE = [22, 13] as const;
const NODE = `node-${process.platform}-${process.arch}`;
const NODE_VERSION = '24.21.0';

export type Program = {
  /** The column's name in the table. */
  name: string;
  /** The host whose files the export gets. */
  host: Host;
  /** The package of the registry, or of Debian. */
  from: { npm: string } | { debian: string; flag: string };
  /** Prepares the folder. */
  run: (folder: string, port: number) => Run;
};

/** The programs by which hosts answer, in the order of the table's columns. */
export const PROGRAMS: readonly Program[] = [
  { name: 'nginx', host: 'nginx', from: { debian: 'nginx', flag: '-v' }, run: runNginx },
  { name: 'Apache', host: 'apache', from: { debian: 'apache2', flag: '-v' }, run: runApache },
  { name: 'Caddy', host: 'caddy', from: { debian: 'caddy', flag: 'version' }, run: runCaddy },
  {
    name: 'Cloudflare Pages',
    host: 'cloudflare',
    from: { npm: 'wrangler' },
    run: (folder, port) => {
      const { compatibility_date } = wranglerSettings();
      return wrangler(folder, port, [
        'pages',
        'dev',
        'site',
        `--compatibility-date=${String(compatibility_date)}`,
      ]);
    },
  },
  {
    name: 'Cloudflare Workers',
    host: 'cloudflare',
    from: { npm: 'wrangler' },
    run: (folder, port) => {
      const { assets, ...settings } = wranglerSettings();
      const own = { ...settings, assets: { ...assets, directory: './site' } };
      writeFileSync(join(folder, 'wrangler.json'), JSON.stringify(own));
      return wrangler(folder, port, ['dev']);
    },
  },
  {
    name: 'Netlify',
    host: 'netlify',
    from: { npm: 'netlify-cli' },
    run: (folder, port) => {
      writeFileSync(join(folder, 'netlify.toml'), '[build]\npublish = "site"\n');
      const options = ['--offline', '--internal-disable-edge-functions', '--no-open'];
      return withNode('netlify-cli/bin/run.js', [
        'dev',
        ...options,
        '--dir',
        'site',
        '--port',
        `${port}`,
      ]);
    },
  },
  {
    name: 'Vercel',
    host: 'vercel',
    from: { npm: 'vercel' },
    run: (folder, port) =>
      withNode('vercel/dist/vc.js', [
        'dev',
        'site',
        '--local',
        '--yes',
        '--token=none',
        `--listen=${THIS_MACHINE}:${port}`,
      ]),
  },
];

/** The version that runs; undefined where the program is not installed. */
export function versionOf({ from }: Program): string | undefined {
  if ('npm' in from) {
    const file = join(FOLDER, 'node_modules', from.npm, 'package.json');
    return `${from.npm} ${(JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version}`;
  }
  const { status, stdout, stderr } = spawnSync(from.debian, [from.flag], { encoding: 'utf8' });
  const version = /\d+\.\d+\.\d+/.exec(`${stdout}${stderr}`)?.[0];
  return status === 0 && version ? `${from.debian} ${version}` : undefined;
}

/** Installs what is needed of the registry. Servers of Debian would start serving, so nobody installs them unasked. */
export function ensurePrograms(programs: readonly Program[]): void {
  if (programs.some(({ from }) => 'npm' in from)) {
    ensureInstalled({
      folder: FOLDER,
      title: 'the hosts’ programs',
      command: 'npm run test:hosts',
    });
    if (!hasOwnNode() && !existsSync(join(FOLDER, 'node_modules', NODE))) {
      spawnSync('npm', ['install', '--no-save', '--prefix', FOLDER, `${NODE}@${NODE_VERSION}`], {
        stdio: 'inherit',
      });
    }
  }
}

/**
 * Starts a program, and waits until it answers.
 *
 * @throws Error with what it printed, if it does not
 */
export async function startProgram({ run }: Program, folder: string) {
  const port = await freePort();
  const { command, args } = run(folder, port);
  const log = join(folder, 'log');
  writeFileSync(log, '');
  const child = spawn('sh', ['-c', `exec "$@" >>"${log}" 2>&1`, 'sh', command, ...args], {
    cwd: folder,
    stdio: 'ignore',
    detached: true,
    env: {
      ...process.env,
      PATH: [
        ...(hasOwnNode() ? [] : [join(FOLDER, 'node_modules', NODE, 'bin')]),
        process.env.PATH,
      ].join(delimiter),
      CI: '1',
      WRANGLER_SEND_METRICS: 'false',
      NETLIFY_TELEMETRY_DISABLED: '1',
      VERCEL_TELEMETRY_DISABLED: '1',
    },
  });
  const end = Date.now() + START_LIMIT_MS;
  while (child.exitCode === null && !(await answers(port))) {
    if (Date.now() > end) break;
    await setTimeout(100);
  }
  const stop = async () => {
    if (child.exitCode !== null) return;
    // With the programs that it has started.
    process.kill(-(child.pid ?? 0), 'SIGTERM');
    await once(child, 'exit');
  };
  if (child.exitCode === null && (await answers(port))) return { port, stop };
  await stop();
  throw new Error(`${command} ${args.join(' ')} does not start:\n${readFileSync(log, 'utf8')}`);
}

const answers = (port: number): Promise<boolean> =>
  fetch(`http://${THIS_MACHINE}:${port}/`).then(
    ({ ok }) => ok,
    () => false,
  );

const hasOwnNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]);
};

const withNode = (file: string, args: readonly string[]): Run => ({
  command: 'node',
  args: [join(FOLDER, 'node_modules', file), ...args],
});

function wranglerSettings() {
  const text = readFileSync('wrangler.jsonc', 'utf8');
  return parse(text) as { compatibility_date: string; assets: Record<string, unknown> };
}

function wrangler(folder: string, port: number, args: readonly string[]): Run {
  mkdirSync(join(folder, '.wrangler'), { recursive: true });
  return withNode('wrangler/bin/wrangler.js', [
    ...args,
    `--port=${port}`,
    `--ip=${THIS_MACHINE}`,
    '--inspector-port=0',
  ]);
}
