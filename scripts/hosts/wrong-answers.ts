import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { lookup } from 'mrmime';
import { fillText } from '@/engine/islands/fill-text';
import { headersFor, RESOURCE_POLICY, type HostRules } from '@/engine/hosting/host-rules';
import { withQuery } from '@/engine/hosting/redirects';
import { POLICY } from '@/engine/hosting/security-policy';
import { expectedOf, type Request, type Subject } from '@/scripts/hosts/answers';
import { ask, type Response } from '@/scripts/lib/ask';
import { THIS_MACHINE } from '@/scripts/lib/local-ports';

const NOTHING: Response = { status: 0, headers: {}, body: Buffer.alloc(0) };

/** What is in a file beside the export, which no host may send. */
export const SECRET = 'not for visitors';

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
export type Asked = {
  port: number;
  rules: HostRules;
  folder: string;
  row: Request;
  host: string;
  unseen: readonly string[];
  subject: Subject;
};

/** @returns what is wrong with the answer */
export async function wrongAnswer({
  port,
  rules,
  folder,
  row,
  host,
  unseen,
  subject,
}: Asked): Promise<string[]> {
  const path = fillText(row.ask, subject);
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
export async function wrongCopies(port: number, folder: string): Promise<string[]> {
  const wrong: string[] = [];
  const check = (holds: boolean, what: string) => holds || wrong.push(what);
  for (const path of ['/', '/about', '/third-party-licences.txt', '/icon.svg']) {
    const file = join(folder, 'site', fileOf(folder, path) ?? '');
    for (const accepted of ['identity', 'gzip', 'gzip, deflate, br', 'br;q=0, gzip']) {
      const asks = { 'Accept-Encoding': accepted };
      const { headers, body } = await ask(port, path, asks);
      const encoding = headers['content-encoding'] ?? 'identity';
      const copy = file + ({ br: '.br', gzip: '.gz' }[encoding] ?? '');
      check(
        encoding === 'identity' || accepted.replace('br;q=0', '').includes(encoding),
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
