import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { siteOrigin } from '@/components/seo/site-url';
import type { Site } from '@/engine/define-site';
import { precompress } from '@/engine/finish/precompress';
import { hostRules } from '@/engine/hosting/host-rules';
import { FILES_OF, HOST_FILES, SENDS_COPIES, type Host } from '@/engine/hosting/hosts';
import { writeHostFiles } from '@/engine/hosting/write-host-files';
import { withoutCompression } from '@/engine/shared/exported-files';
import { readAnswers } from '@/scripts/hosts/answers';
import { subjectsOf } from '@/scripts/hosts/subjects';
import { SECRET, wrongAnswer, wrongCopies } from '@/scripts/hosts/wrong-answers';
import config from '@/site.config';

const COMPRESSED = join('.next', 'cache', 'hosts');

/** The site with kinds of addresses that it may not have today. */
const site: Site = {
  ...config,
  redirects: [
    ...config.redirects,
    { from: '/old-&-gone', to: '/faq#first-task' },
    ...(config.routes ?? [])
      .filter(({ path, kind }) => kind === 'page' && path.includes('&'))
      .slice(0, 1)
      .map(({ path }) => ({ from: '/old-name', to: path })),
    { from: '/moved/away', to: 'https://elsewhere.example/shop' },
  ],
};

/** Whatever answers as a host does. */
export type Answering = {
  /** The column's name in the table. */
  name: string;
  /** The host whose files the export gets; without one, those of all, as our own server reads it. */
  host?: Host;
  /**
   * Starts it in a folder with `site`, the export, and `public`.
   *
   * @param site as the export was built
   */
  start: (
    folder: string,
    site: Site,
  ) => Promise<{ port: number; stop: () => Promise<void> | void }>;
};

/** Lays out what a host would get, beside a file that it must not send. */
async function layOut(host: Host | undefined): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  // Servers that root starts give up its rights before they read a file.
  chmodSync(folder, 0o755);
  // Our own server sends the copies that the build has made.
  const isWanted = (file: string) => host === undefined || withoutCompression(file) === file;
  const filter = (file: string) => !HOST_FILES.includes(basename(file)) && isWanted(file);
  cpSync('out', join(folder, 'site'), { recursive: true, filter });
  writeFileSync(join(folder, 'secret'), SECRET);
  mkdirSync(join(folder, 'public'));
  // Vercel's program forgets headers after the second of two rewrites, which such a file needs.
  for (const top of host === 'vercel' ? [] : ['site', 'public'])
    writeFileSync(join(folder, top, 'google0123.html'), 'A proof');
  writeHostFiles({ ...site, host }, join(folder, 'site'), folder);
  if (host && SENDS_COPIES.includes(host)) await precompress(join(folder, 'site'), COMPRESSED);
  return folder;
}

/**
 * Asks one host for everything in the table.
 *
 * @returns the differences, each by its request's title
 * @throws whatever `start` throws
 */
export async function differencesOf({
  name,
  host,
  start,
}: Answering): Promise<Map<string, string[]>> {
  const { requests, unseen } = readAnswers();
  const folder = await layOut(host);
  const rules = hostRules(join(folder, 'site'), site, folder);
  const own = host ? FILES_OF[host] : HOST_FILES;
  const subjects = subjectsOf(rules, join(folder, 'site'), siteOrigin, own);
  const { port, stop } = await start(folder, site);
  try {
    const differences = new Map<string, string[]>();
    for (const row of requests) {
      const asked = { port, rules, folder, row, host: name, unseen: unseen[name] ?? [] };
      const found: string[] = [];
      for (const subject of subjects[row.of as keyof typeof subjects]) {
        found.push(...(await wrongAnswer({ ...asked, subject })));
      }
      if (found.length > 0) differences.set(row.title, found);
    }
    const sendsCopies = host === undefined || SENDS_COPIES.includes(host);
    const copies = sendsCopies ? await wrongCopies(port, folder) : [];
    if (copies.length > 0) differences.set('compressed copies', copies);
    return differences;
  } finally {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
