import { readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { encodePath, spellingsOf, speltPages, type HostRules } from '@/engine/hosting/host-rules';
import { HOST_FILES } from '@/engine/hosting/hosts';
import { filesBelow } from '@/engine/shared/files-below';
import type { Subject } from '@/scripts/hosts/answers';

const TEXT = /\.(?:html|xml|json|txt|webmanifest)$/;

/** A path in the spellings that requests and answers name. */
const subject = (path: string, target = ''): Subject => ({
  path,
  encoded: encodePath(path),
  upper: path.toUpperCase(),
  bare: path.replace(/\.html$/, ''),
  target,
});

/** Everything of this site that a text links to, names as canonical or lists. */
function linksIn(text: string, origin: string): string[] {
  const links = text.matchAll(/(?:\b(?:href|src)="|(https?:\/\/[^/"'<>\s\\]+))(\/[^"'<>\s\\)]*)/g);
  return [...links]
    .filter(([, host = origin]) => host === origin)
    .map(([, , path = '']) => path.replaceAll('&amp;', '&').replace(/[?#].*/, ''))
    .filter((path) => !path.startsWith('//'));
}

/**
 * What the requests of the table ask for.
 *
 * @param folder the finished export
 * @param origin scheme and host for which it was built
 * @param own names of the files in its root that no visitor may get
 */
export function subjectsOf(
  rules: HostRules,
  folder: string,
  origin: string,
  own: readonly string[],
) {
  const { pages, home, redirects, copies } = rules;
  const files = filesBelow(folder).filter(
    (file) => !/\.(?:html|br|gz)$/.test(file) && !HOST_FILES.includes(basename(file)),
  );
  const paths = [...pages].filter((path) => !redirects.has(path));
  const linked = filesBelow(folder)
    .filter((file) => TEXT.test(file))
    .flatMap((file) => linksIn(readFileSync(join(folder, file), 'utf8'), origin));
  // One of each kind stands for its folder.
  const kinds = new Map(files.map((file) => [dirname(file) + extname(file), `/${file}`]));
  const moved = [...redirects].map(([from, to]) => subject(from, to));
  const all = (list: Iterable<string>) => [...new Set(list)].map((path) => subject(path));
  return {
    linked: all(linked),
    pages: all(paths),
    inner: all(paths.filter((path) => path !== home)),
    plain: all(paths.filter((path) => path !== home && spellingsOf(path).length === 1)),
    home: all([home]),
    spelt: all(speltPages(rules)),
    redirects: moved,
    speltRedirects: moved.filter(({ path = '' }) => spellingsOf(path).length > 1),
    copies: all(copies),
    files: all(kinds.values()),
    unknown: all([
      '/abuot',
      '/no/such/page',
      '/service',
      '/service/nobody',
      '/logos',
      '/_next/static',
    ]),
    hidden: all(['/.env', '/.git/config']),
    own: all(own.map((file) => `/${file}`)),
    foreign: all([
      ...['//example.org', '//example.org/', '//example.org/..', '//example.org/index.html'],
      ...['//example.org/x.html', '//about', '//about/', '//about.html', '//about/index.html'],
      ...['/%5cexample.org/', '/\\example.org/', '/%2fexample.org/', '///example.org//'],
      ...['//example.org%2f', '/%09/example.org/'],
    ]),
    outside: all([
      ...['/../secret', '/%2e%2e/secret', '/..%2fsecret', '/..%5csecret', '/logos/../../secret'],
      ...['/logos/%2e%2e/%2e%2e/secret', '//secret', '/%E0%A4%A', '/about%00.html'],
    ]),
  };
}
