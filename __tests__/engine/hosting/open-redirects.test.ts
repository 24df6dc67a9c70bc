/** No file for a host makes of a visitor's path the address of another host. */
import { pathToRegexp, rules } from './sample-rules';
import { apacheFile } from '@/engine/hosting/apache';
import { caddyFile } from '@/engine/hosting/caddy';
import { nginxFile } from '@/engine/hosting/nginx';
import { vercelFile, vercelOutputFile } from '@/engine/hosting/vercel';

test('a path that begins with two slashes leads to no other host, whatever a server makes of it', () => {
  for (const site of [rules, { ...rules, copies: new Set(['/google0123.html']) }]) {
    const { routes } = JSON.parse(vercelOutputFile(site)) as {
      routes: { src?: string; status?: number }[];
    };
    const { redirects = [] } = JSON.parse(vercelFile(site)) as { redirects?: { source: string }[] };
    const apache = [...apacheFile(site).matchAll(/^RewriteRule (\S+) \S+ \[.*R=301/gm)];
    const patterns = [
      ...routes.flatMap(({ src, status }) => (src && status === 308 ? [new RegExp(src)] : [])),
      ...redirects.map(({ source }) => pathToRegexp(source)),
      // In a folder's file a path has lost its first slash.
      ...apache.map(([, rule = '']) => new RegExp(rule.replace('^', '^/'))),
      new RegExp(/location ~ (\S*<page>\S+)/.exec(nginxFile(site))?.[1] ?? ''),
      ...[...caddyFile(site).matchAll(/path_regexp form (\S+)/g)].map(
        ([, form = '']) => new RegExp(form),
      ),
    ];
    expect(patterns.length).toBeGreaterThan(8);
    for (const start of ['//', '/\\', '///']) {
      for (const end of ['', '/', '/x/', '/x.html', '/index.html', '/index', '/..', '.html/']) {
        const path = `${start}evil.example${end}`;
        expect(patterns.filter((pattern) => pattern.test(path))).toEqual([]);
      }
    }
  }
});
