import '@/engine/shared/environment';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { lookup } from 'mrmime';
import { siteOrigin } from '@/components/seo/site-url';
import type { Site } from '@/engine/define-site';
import { precompress } from '@/engine/finish/precompress';
import {
  headersFor,
  hostRules,
  RESOURCE_POLICY,
  type HostRules,
} from '@/engine/hosting/host-rules';
import { FILES_OF, HOST_FILES, SENDS_COPIES } from '@/engine/hosting/hosts';
import { POLICY } from '@/engine/hosting/security-policy';
import { withQuery } from '@/engine/hosting/redirects';
import { writeHostFiles } from '@/engine/hosting/write-host-files';
import { runAsEntryPoint } from '@/engine/shared/entry-point';
import { withoutCompression } from '@/engine/shared/exported-files';
import { expectedOf, fill, readAnswers, type Request, type Subject } from '@/scripts/hosts/answers';
import {
  ensurePrograms,
  PROGRAMS,
  startProgram,
  versionOf,
  type Program,
} from '@/scripts/hosts/programs';
import { subjectsOf } from '@/scripts/hosts/subjects';
import { ask, type Response } from '@/scripts/lib/ask';
import { THIS_MACHINE } from '@/scripts/lib/local-ports';
import config from '@/site.config';

const NOTHING: Response = { status: 0, headers: {}, body: Buffer.alloc(0) };
const SECRET = 'not for visitors';
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

/** Where a response leads, without the origin if that is the host's own. */
function targetOf({ headers }: Response, port: number, path: string): string | undefined {
  if (headers.location === undefined) return undefined;
  const origin = `http://localhost:${port}`;
  const { href } = new URL(headers.location.replace(THIS_MACHINE, 'localhost'), origin + path);
  return href.startsWith(`${origin}/`) ? href.slice(origin.length) : href;
}

/** What a type has to contain; hosts differ in the names of some, and a page is HTML. */
function typeOf(path: string): string {
  const type = extname(path) === '.ico' ? 'icon' : lookup(path);
  return type?.replace(/^.*\/(?=javascript|xml|json)/, '') ?? 'text/html';
}

/** What is wrong with the headers of a page, a file or the 404 page. */
function wrongHeaders(rules: HostRules, path: string, { status, headers }: Response): string[] {
  const { [POLICY]: policy = '', [RESOURCE_POLICY]: sharing, ...others } = headersFor(rules, path);
  const { immutablePaths, immutable } = rules.caching;
  const caching = immutablePaths.some((folder) => path.startsWith(folder))
    ? immutable
    : 'max-age=0';
  const wanted = {
    ...others,
    [POLICY]: policy.split(';', 1)[0],
    'Content-Type': typeOf(status === 404 ? '/404' : path),
    // An unknown path in a folder may be treated as its files are.
    ...(status !== 404 && { [RESOURCE_POLICY]: sharing, 'Cache-Control': caching }),
  };
  return Object.entries(wanted).flatMap(([name, value = '']) => {
    const sent = String(headers[name.toLowerCase()]);
    const isPart = [POLICY, 'Content-Type', 'Cache-Control'].includes(name) && value !== immutable;
    return (isPart ? sent.includes(value) : sent === value) ? [] : [`${path}: ${name}: ${sent}`];
  });
}

/** One request of a row, to a host that serves `site` in a folder. */
type Asked = {
  port: number;
  rules: HostRules;
  folder: string;
  row: Request;
  host: string;
  unseen: readonly string[];
  subject: Subject;
};

/** @returns what is wrong with the answer */
async function asked({
  port,
  rules,
  folder,
  row,
  host,
  unseen,
  subject,
}: Asked): Promise<string[]> {
  const path = fill(row.ask, subject);
  const expected = expectedOf(row, host, subject);
  // A program that ends at a path that is none has sent nothing.
  const response = await ask(port, path).catch(() => NOTHING);
  const { status, body } = response;
  const target = targetOf(response, port, path);
  const got = [status, target].filter((part) => part !== undefined).join(' ');
  const wrong = (what: string) => [`${path}: ${what}, not ${expected}`];
  if (expected === 'here') return !target || target.startsWith('/') ? [] : wrong(got);
  if (expected === 'closed') return body.includes(SECRET) ? wrong('the file') : [];
  const [, wanted = ''] = expected.split(/ (.*)/);
  const query = /\?.*/.exec(path)?.[0] ?? '';
  const kept = wanted.replace(' without query', '');
  const to = kept === wanted ? withQuery(wanted, query) : kept;
  const full = wanted ? `${expected.slice(0, 3)} ${to}` : expected;
  if (got !== full) return [`${path}: ${got}, not ${full}`];
  if (target !== undefined || row.unseen?.includes(host)) return [];
  const file = status === 404 ? '404.html' : fileOf(folder, path);
  return [
    ...(file && body.equals(readFileSync(join(folder, 'site', file)))
      ? []
      : [`${path}: another body`]),
    ...(unseen.includes(String(status))
      ? []
      : wrongHeaders(rules, path.replace(/\?.*/, ''), response)
    ).filter((line) => !unseen.some((name) => line.includes(`: ${name}: `))),
  ];
}

/** What is wrong with compressed copies, with what a browser has already and with archives. */
async function wrongCopies(port: number, folder: string): Promise<string[]> {
  const wrong: string[] = [];
  const check = (holds: boolean, what: string) => holds || wrong.push(what);
  for (const path of ['/', '/about', '/third-party-licences.txt', '/icon.svg']) {
    const file = join(folder, 'site', fileOf(folder, path) ?? '');
    for (const accepted of ['identity', 'gzip', 'gzip, deflate, br']) {
      const asks = { 'Accept-Encoding': accepted };
      const { headers, body } = await ask(port, path, asks);
      const encoding = headers['content-encoding'] ?? 'identity';
      const copy = file + ({ br: '.br', gzip: '.gz' }[encoding] ?? '');
      check(
        encoding === 'identity' || accepted.includes(encoding),
        `${path}: ${encoding} for ${accepted}`,
      );
      check(
        encoding !== 'identity' || accepted === encoding || !existsSync(`${file}.gz`),
        `${path}: no copy for ${accepted}`,
      );
      check(body.equals(readFileSync(copy)), `${path}: another body for ${accepted}`);
      check(
        !existsSync(`${file}.gz`) || /accept-encoding/i.test(headers.vary ?? ''),
        `${path}: no Vary`,
      );
      const again = await ask(port, path, { ...asks, 'If-None-Match': headers.etag ?? '' });
      check(again.status === 304 && again.body.length === 0, `${path}: ${again.status}, not 304`);
    }
  }
  const archive = await ask(port, '/third-party-licences.txt.gz', { 'Accept-Encoding': 'gzip' });
  check(!archive.headers['content-encoding'], 'an archive is unpacked by browsers');
  return wrong;
}

/** The exported file that a path stands for. */
function fileOf(folder: string, path: string): string | undefined {
  const name = decodeURI(path.replace(/\?.*/, ''))
    .replaceAll('%26', '&')
    .replace(/^\/|\/$/g, '');
  return [name, `${name}.html`, 'index.html'].find(
    (file) => file && statSync(join(folder, 'site', file), { throwIfNoEntry: false })?.isFile(),
  );
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
          ...(await asked({
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
