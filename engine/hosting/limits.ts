import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Host } from './hosts';
import { filesBelow } from '../shared/files-below';

/** The largest file that Cloudflare takes, in bytes. */
const LARGEST_FILE = 25 * 1024 * 1024;

/** A limit of a host: how much of it a file has, and what becomes of the rest. */
type Limit = {
  host: Host;
  name: string;
  file: string;
  most: number;
  what: string;
  count: (text: string) => number;
  rest: string;
};

const lengths = (text: string) => text.split('\n').map(({ length }) => length);
/** Cloudflare counts the forced rules of Netlify before it ignores them. */
const redirectRules = (text: string) => text.match(/^\S+ \S+ \d{3}!?$/gm)?.length ?? 0;
const CLOUDFLARE = { host: 'cloudflare', name: 'Cloudflare' } as const;

const LIMITS: readonly Limit[] = [
  {
    ...CLOUDFLARE,
    file: '_headers',
    most: 100,
    what: 'rules',
    count: (text) => text.match(/^\//gm)?.length ?? 0,
    rest: 'other sites may embed files of the last folders',
  },
  {
    ...CLOUDFLARE,
    file: '_headers',
    most: 2_000,
    what: 'characters in a line',
    count: (text) => Math.max(...lengths(text)),
    rest: 'that header is not sent',
  },
  {
    ...CLOUDFLARE,
    file: '_redirects',
    most: 2_000,
    what: 'rules',
    count: redirectRules,
    rest: 'the last former paths lead on by their pages',
  },
  {
    ...CLOUDFLARE,
    file: '_redirects',
    most: 1_000,
    what: 'characters in a line',
    count: (text) => Math.max(...lengths(text)),
    rest: 'that former path leads on by its page',
  },
  ...(['redirects', 'rewrites', 'headers'] as const).map((field) => ({
    host: 'vercel' as const,
    name: 'Vercel',
    file: 'vercel.json',
    most: 2_048,
    what: field,
    count: (text: string) =>
      (JSON.parse(text) as Record<string, unknown[] | undefined>)[field]?.length ?? 0,
    rest: 'it refuses the file',
  })),
  {
    host: 'nginx',
    name: 'nginx',
    file: '.nginx.conf',
    most: 4_095,
    what: 'characters in a word',
    count: (text) => Math.max(...(text.match(/"[^"]*"|\S+/g) ?? []).map(({ length }) => length)),
    rest: 'it does not start',
  },
];

/** The files that are too large for a host, a sentence for each. */
export function largeFiles(folder: string, host?: Host): string[] {
  if (host !== undefined && host !== 'cloudflare') return [];
  return filesBelow(folder)
    .filter((path) => statSync(join(folder, path)).size > LARGEST_FILE)
    .map(
      (path) => `${path} has more than 25 MiB, and Cloudflare publishes no site with such a file`,
    );
}

/**
 * What of the files for hosts is more than a host reads, a sentence for each.
 *
 * @param files texts by their names
 * @param host the one that reads them; by default every one
 */
export function limitNotes(files: Readonly<Record<string, string>>, host?: Host): string[] {
  return LIMITS.filter((limit) => host === undefined || limit.host === host).flatMap(
    ({ file, name, most, what, count, rest }) => {
      const number = count(files[file] ?? '{}');
      return number > most
        ? [`${file} has ${number} ${what}, and ${name} reads ${most}: there, ${rest}`]
        : [];
    },
  );
}
