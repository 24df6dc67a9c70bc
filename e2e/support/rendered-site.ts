import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { filesBelow } from '@/engine/shared/files-below';
import { SCRIPT_FLAGS } from '@/scripts/lib/run-script';
import { translationCodes } from '@/messages/languages';
import { copyCompiledSite } from '@/scripts/lib/site-copy';

/** The program that finishes and serves a rendered site. */
const SERVE = join('e2e', 'support', 'serve-rendered.ts');

interface Rendering {
  /** Name of the copy of the site. */
  name: string;
  /** Source files of the pages to render, by the files that they are exported to; or else all. */
  pages?: Readonly<Record<string, string>>;
  /** Port on which the copy is served. */
  port: number;
  environment?: Record<string, string>;
  /** Changes files of the copy, in this folder. */
  change?: (folder: string) => void;
}

/**
 * Renders some pages with other settings or content, from what the last build has compiled, and
 * serves them.
 *
 * @returns a function that ends the server and deletes the copy
 */
export async function serveRendered(rendering: Rendering): Promise<() => void> {
  const { name, pages, port, environment, change } = rendering;
  const copy = join('reports', `${name}-${port}`);
  copyCompiledSite(copy, [SERVE]);
  change?.(copy);
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    NEXT_TELEMETRY_DISABLED: '1',
    TYPES_ARE_CHECKED: '1',
    ...environment,
  };
  await run(renderingOf(pages ? Object.values(pages) : allSources()), copy, env);
  // The server needs the 404 page, also of languages that are not rendered here.
  if (pages) keepOnly([...Object.keys(pages), '404.html'], join(copy, 'out'));
  for (const code of translationCodes) {
    cpSync(join(copy, 'out', '404.html'), join(copy, 'out', code, '404.html'));
  }
  const site = spawn('node', [...SCRIPT_FLAGS, SERVE, String(port)], {
    cwd: copy,
    env,
    stdio: 'inherit',
  });
  await untilServed(port, site);
  return () => {
    site.kill();
    rmSync(copy, { recursive: true, force: true });
  };
}

/** The sources of all pages, without those of images, feeds and other files. */
function allSources(): string[] {
  const files = filesBelow('app').filter((file) => basename(file) === 'page.tsx');
  return files.map((file) => join('app', file));
}

/**
 * The command that renders only these pages, and compiles nothing, because the compiled code would
 * be the same. Next exports all other pages as well, as the last build has rendered them.
 */
function renderingOf(files: readonly string[]): string[] {
  const next = join('node_modules', '.bin', 'next');
  const paths = `--debug-build-paths=${files.join(',')}`;
  return [next, 'build', '--experimental-build-mode=generate', paths];
}

/** Deletes all other pages of an export, so that they need no finishing. */
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

async function untilServed(port: number, site: ChildProcess): Promise<void> {
  while (site.exitCode === null) {
    const response = await fetch(`http://localhost:${port}/404`).catch(() => undefined);
    if (response) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${SERVE} ended before it served anything at port ${port}`);
}
