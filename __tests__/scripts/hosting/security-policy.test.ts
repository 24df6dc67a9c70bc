import { load } from 'cheerio';
import {
  FILE_POLICY,
  hashSource,
  inHeader,
  pagePolicy,
  sitePolicy,
} from '@/scripts/hosting/security-policy';
import { scriptHashes, styleHashes } from '@/scripts/hosting/inline-hashes';

/** Sources by directive. */
function read(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

const hash = hashSource('p{}');
const page = read(pagePolicy({ styleHashes: [hash] }));
const header = read(sitePolicy({ styleHashes: [hash] }));

test('a hash is the one that browsers compute', () => {
  // The digest of the empty text, as browsers print it in their messages.
  expect(hashSource('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
});

test('nothing is allowed that is not named, and nothing unsafe is', () => {
  expect(page).toMatchObject({
    'default-src': ["'none'"],
    'script-src': ["'self'", "'inline-speculation-rules'"],
    'style-src': ["'self'", hash],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  });
  expect(sitePolicy({ styleHashes: [hash] })).not.toMatch(/unsafe|https?:|data:|\*/);
});

test('frames are refused in the header; browsers ignore that in a page', () => {
  expect(header['frame-ancestors']).toEqual(["'none'"]);
  expect(page).not.toHaveProperty('frame-ancestors');
  expect(read(inHeader("default-src 'none'"))['frame-ancestors']).toEqual(["'none'"]);
  expect(read(FILE_POLICY)).toEqual({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] });
});

test('no page makes a script from a string', () => {
  expect(page['require-trusted-types-for']).toEqual(["'script'"]);
  expect(page['trusted-types']).toEqual(["'none'"]);
  expect(header['trusted-types']).toEqual(["'none'"]);
});

test('styles that pages share are named once', () => {
  const pages = ['<style>p{}</style>', '<style>p{}</style>', '<style>a{}</style>'];
  expect(styleHashes(pages.map((html) => load(html)))).toEqual([hash, hashSource('a{}')].sort());
});

test('of inline scripts, only those are allowed that a page names', () => {
  const script = hashSource('mark()');
  const policy = pagePolicy({ styleHashes: [hash], scriptHashes: [script] });
  expect(read(policy)['script-src']).toEqual(["'self'", "'inline-speculation-rules'", script]);
  const pages = [policy, policy, pagePolicy({ styleHashes: [hash] })].map((content) =>
    load(`<meta http-equiv="Content-Security-Policy" content="${content}">`),
  );
  expect(scriptHashes(pages)).toEqual([script]);
});
