import '@/engine/shared/environment';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { siteOrigin } from '@/components/seo/site-url';
import type { Site } from '@/engine/define-site';
import { precompress } from '@/engine/finish/precompress';
import { hostRules } from '@/engine/hosting/host-rules';
import { FILES_OF, HOST_FILES, SENDS_COPIES } from '@/engine/hosting/hosts';
import { writeHostFiles } from '@/engine/hosting/write-host-files';
import { runAsEntryPoint } from '@/engine/shared/entry-point';
import { withoutCompression } from '@/engine/shared/exported-files';
import { readAnswers } from '@/scripts/hosts/answers';
import {
  ensurePrograms,
  PROGRAMS,
  startProgram,
  versionOf,
  type Program,
} from '@/scripts/hosts/programs';
import { subjectsOf } from '@/scripts/hosts/subjects';
import { SECRET, wrongAnswer, wrongCopies } from '@/scripts/hosts/wrong-answers';
import config from '@/site.config';

/** Differences of a request that are printed. */
const SHOWN = 4;
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

/** Lays out what a host would get, beside a file that it must not send. */
async function layOut({ host }: Program): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  // Servers that root starts give up its rights before they read a file.
  chmodSync(folder, 0o755);
  const filter = (file: string) =>
    !HOST_FILES.includes(basename(file)) && withoutCompression(file) === file;
  cpSync('out', join(folder, 'site'), { recursive: true, filter });
  writeFileSync(join(folder, 'secret'), SECRET);
  mkdirSync(join(folder, 'public'));
  // Vercel's program forgets headers after the second of two rewrites, which such a file needs.
  for (const top of host === 'vercel' ? [] : ['site', 'public'])
    writeFileSync(join(folder, top, 'google0123.html'), 'A proof');
  writeHostFiles({ ...site, host }, join(folder, 'site'), folder);
  if (SENDS_COPIES.includes(host)) await precompress(join(folder, 'site'), COMPRESSED);
  return folder;
}

/** Asks one host for everything. @returns the differences, each by its request's title */
async function compare(
  program: Program,
  { requests, unseen }: ReturnType<typeof readAnswers>,
): Promise<Map<string, string[]>> {
  const folder = await layOut(program);
  const rules = hostRules(join(folder, 'site'), site, folder);
  const subjects = subjectsOf(rules, join(folder, 'site'), siteOrigin, FILES_OF[program.host]);
  const { port, stop } = await startProgram(program, folder);
  try {
    const differences = new Map<string, string[]>();
    for (const row of requests) {
      const list = subjects[row.of as keyof typeof subjects];
      const found: string[] = [];
      for (const subject of list)
        found.push(
          ...(await wrongAnswer({
            port,
            rules,
            folder,
            row,
            host: program.name,
            unseen: unseen[program.name] ?? [],
            subject,
          })),
        );
      if (found.length > 0) differences.set(row.title, found);
    }
    const copies = SENDS_COPIES.includes(program.host) ? await wrongCopies(port, folder) : [];
    if (copies.length > 0) differences.set('compressed copies', copies);
    return differences;
  } finally {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** `npm run test:hosts`: asks the export's hosts by their own programs, all or those that are named. */
void runAsEntryPoint(import.meta.url, async () => {
  const named = process.argv.slice(2).map((name) => name.toLowerCase());
  const programs = PROGRAMS.filter(
    ({ name }) => named.length === 0 || named.includes(name.toLowerCase()),
  );
  ensurePrograms(programs);
  const answers = readAnswers();
  let failed = 0;
  for (const program of programs) {
    const version = versionOf(program);
    if (!version) {
      console.log(`? ${program.name}: not run, because it is not installed here`);
      if (process.env.CI) failed += 1;
      continue;
    }
    const differences = await compare(program, answers);
    console.log(`${differences.size === 0 ? '✓' : '✗'} ${program.name}, seen on ${version}`);
    for (const [title, found] of differences) {
      console.log(`    ${title}`);
      for (const line of found.slice(0, SHOWN)) console.log(`      ${line}`);
      if (found.length > SHOWN) console.log(`      and ${found.length - SHOWN} more`);
    }
    failed += differences.size;
  }
  if (failed > 0) throw new Error('Not every host answers as scripts/hosts/answers.yaml says');
});
