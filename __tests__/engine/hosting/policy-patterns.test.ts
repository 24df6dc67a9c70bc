/** The policies of pages and files, for hosts that match paths by patterns. */
import { rules } from './sample-rules';
import { apacheFile } from '@/engine/hosting/apache';
import { nginxFile } from '@/engine/hosting/nginx';
import { policyPatterns } from '@/engine/hosting/policy-patterns';
import { FILE_POLICY } from '@/engine/hosting/security-policy';

test('are divided among patterns that every host can read, if many pages share a policy', () => {
  const paths = Array.from({ length: 1_000 }, (_, number) => `/blog/an-article-${number}`);
  const policies = new Map(paths.map((path) => [path, 'policy of articles']));
  const patterns = policyPatterns({ ...rules, policies })
    .filter(({ policy }) => policy === 'policy of articles')
    .map(({ pattern }) => pattern);
  // See NGX_CONF_BUFFER in the sources of nginx.
  for (const pattern of patterns) expect(pattern.length).toBeLessThan(4_096);
  for (const path of [paths[0], paths[500], paths[999]]) {
    expect(patterns.filter((pattern) => new RegExp(pattern).test(`${path}.html`))).toHaveLength(1);
  }
});

const policyOf = (path: string) =>
  policyPatterns(rules)
    .filter(({ pattern }) => new RegExp(pattern).test(path))
    .map(({ policy }) => policy)
    .at(-1);

test.each(['/risk-&-co', '/risk-&-co.html', '/risk-&-co.html.br', '/a.b', '/a.b.html.gz'])(
  'are found for the page %s',
  (path) => expect(policyOf(path)).toBe('page policy'),
);

test.each([`/a "b"`, "/it's;", '/a{1}$', '/c++', '/50%', '/a#b', '/größe (1)'])(
  'are found for the page %s, without signs that mean something to a host',
  (path) => {
    const { pattern } = policyPatterns({ ...rules, policies: new Map([[path, 'own']]) })[1]!;
    expect(`${path}.html`).toMatch(new RegExp(pattern));
    expect(pattern).not.toMatch(/["'#;{%\s]/);
  },
);

test.each(['/', '/index.html', '/index.html.br'])('are found for the home page as %s', (path) =>
  expect(policyOf(path)).toBe('home policy'),
);

test.each(['/aXb', '/a.b/c', '/indexes', '/404.html', '/moved.html.br', '/logos/'])(
  'leave %s to the policy of the whole site',
  (path) => expect(policyOf(path)).toBeUndefined(),
);

test.each(['/_next/static/chunks/a.js', '/logos/a.svg', '/x/a.b', '/.well-known/security.txt'])(
  'are found for the file %s',
  (path) => expect(policyOf(path)).toBe(FILE_POLICY),
);

test('are in the files for nginx and Apache', () => {
  for (const file of [nginxFile(rules), apacheFile(rules)]) {
    for (const { policy, pattern } of policyPatterns(rules)) {
      expect(file).toContain(policy);
      expect(file).toContain(pattern);
    }
  }
});
