import { load } from 'cheerio';
import {
  FILE_POLICY,
  hashSource,
  inHeader,
  pagePolicy,
  sitePolicy,
} from '@/engine/hosting/security-policy';
import { markupNeeds } from '@/engine/hosting/policy-needs';

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
const header = read(sitePolicy([pagePolicy({ styleHashes: [hash] })]));

test('a hash is the one that browsers compute', () => {
  // The digest of the empty text, as browsers print it in their messages.
  expect(hashSource('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
});

test('only what is named is allowed, and nothing unsafe', () => {
  expect(page).toMatchObject({
    'default-src': ["'none'"],
    'script-src': ["'self'", "'inline-speculation-rules'"],
    'style-src': ["'self'", hash],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  });
  expect(sitePolicy([pagePolicy({ styleHashes: [hash] })])).not.toMatch(/unsafe|https?:|data:|\*/);
});

test('being framed is refused in the header only, because browsers ignore that directive in a page', () => {
  expect(header['frame-ancestors']).toEqual(["'none'"]);
  expect(page).not.toHaveProperty('frame-ancestors');
  expect(read(inHeader("default-src 'none'"))['frame-ancestors']).toEqual(["'none'"]);
  expect(read(FILE_POLICY)).toEqual({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] });
});

test('no page may make a script from a string', () => {
  expect(page['require-trusted-types-for']).toEqual(["'script'"]);
  expect(page['trusted-types']).toEqual(["'none'"]);
  expect(header['trusted-types']).toEqual(["'none'"]);
});

test('styles that occur twice on a page, or on several pages, are listed once', () => {
  const pages = ['<style>p{}</style><style>p{}</style>', '<style>p{}</style><style>a{}</style>'];
  const needs = pages.map((html) => markupNeeds(load(html)));
  expect(needs[0]?.styleHashes).toEqual([hash]);
  const hashes = [hash, hashSource('a{}')].sort();
  expect(read(sitePolicy(needs.map(pagePolicy)))['style-src']).toEqual(["'self'", ...hashes]);
});

test('the policy of the site allows whatever the policy of any page allows', () => {
  const [first = '', second = ''] = ['p{}', 'a{}'].map(hashSource).toSorted();
  const merged = read(
    sitePolicy([
      pagePolicy({ styleHashes: [second], images: ['https://images.example'] }),
      pagePolicy({ styleHashes: [first], frames: ['https://films.example'] }),
    ]),
  );
  expect(merged).toMatchObject({
    'style-src': ["'self'", first, second],
    'img-src': ["'self'", 'https://images.example'],
    'frame-src': ['https://films.example'],
  });
});

test('what the markup of a page uses is allowed, and nothing else', () => {
  const page = load(`<p style="color:red"></p><img src="/a.png" srcset="https://b.example/b.png 2x">
    <video src="https://c.example/c.mp4" poster="data:image/png;base64,"></video>
    <iframe src="https://d.example/e"></iframe>
    <a href="https://f.example/g" target="map">Load</a><iframe name="map"></iframe>
    <a href="https://h.example/i" target="_blank">Elsewhere</a>
    <form action="https://j.example/k?l=m"></form><form action="/n"></form>`);
  expect(markupNeeds(page)).toEqual({
    scriptHashes: [],
    styleHashes: [],
    attributeHashes: [hashSource('color:red')],
    images: ['data:', 'https://b.example'],
    media: ["'self'", 'https://c.example'],
    frames: ['https://d.example', 'https://f.example'],
    forms: ['https://j.example'],
  });
  expect(read(pagePolicy({ ...markupNeeds(page), submit: ['https://j.example'] }))).toMatchObject({
    'frame-src': ['https://d.example', 'https://f.example'],
    'form-action': ["'self'", 'https://j.example'],
    'style-src': ["'self'", "'unsafe-hashes'", hashSource('color:red')],
    'img-src': ["'self'", 'data:', 'https://b.example'],
  });
});

test('images that styles name are allowed, but no hosts of fonts', () => {
  const page =
    load(`<style>@namespace svg url(http://www.w3.org/2000/svg);i{mask:url(https\\:\\/\\/four.example/a.png)}</style>
    <p style="background:url(&quot;data:image/svg+xml,%3Csvg fill='url(%23g)'/%3E&quot;)"></p>
    <style>@font-face{font-family:f;src:url(https://fonts.example/f.woff2)}
    p{mask:url( https://images.example/m.svg ),url(/m.svg),url('#m');content:"url(https://text.example)"}
    a{background:-webkit-image-set("https://one.example/a.png" 1x type("image/png"),'/b.png' 2x)}
    b{background:image-set(linear-gradient(rgb(0 0 0),red) 1x, "https://two.example/a(1).png" 2x),URL(https://three.example/c.png)}
    i{mask:url("https://five.example/a.svg" referrerpolicy(no-referrer)),SRC("https://six.example/a.svg")}</style>`);
  expect(markupNeeds(page).images).toEqual(
    [
      'data:',
      'https://images.example',
      'https://one.example',
      'https://two.example',
      'https://three.example',
      'https://four.example',
      'https://five.example',
      'https://six.example',
    ].toSorted(),
  );
});

test('images in drawings and icons of other hosts are allowed', () => {
  const page = load(`<head><link rel="shortcut icon" href="https://icons.example/a.ico"></head>
    <svg><image href="https://one.example/a.png"/><image xlink:href="https://two.example/b.png"/>
    <use href="#a"/></svg>`);
  expect(markupNeeds(page).images).toEqual(
    ['icons', 'one', 'two'].map((name) => `https://${name}.example`),
  );
});

test('a host whose name means something in a policy does not exist', () => {
  const hosts = ['a;b', 'a"b', "a'b", '*', 'a,b', 'a{b}', '$a'].map((name) => `https://${name}/x`);
  const images = hosts.map((url) => load('').root().append('<img>').find('img').attr('src', url));
  expect(markupNeeds(load(images.map(String).join(''))).images).toEqual([]);
});

test('what a page has for browsers without scripts is allowed, too', () => {
  const html = '<style>p{}</style><p style="order:1"><img src="https://b.example/b.png"></p>';
  const inHead = '<style>a{}</style>';
  const page = load(`<head><noscript>${inHead}</noscript></head><noscript>${html}</noscript>`);
  expect(markupNeeds(page)).toEqual(markupNeeds(load(html + inHead)));
});

test('only those inline scripts that belong in the page are allowed', () => {
  const pages = ['<script data-early="">mark()</script>', '<p></p>'].map((html) =>
    pagePolicy(markupNeeds(load(`${html}<script type="speculationrules">{}</script>`))),
  );
  const hashes = ['mark()', '{}'].map(hashSource).toSorted();
  expect(pages.map((policy) => read(policy)['script-src'])).toEqual([
    ["'self'", "'inline-speculation-rules'", ...hashes],
    ["'self'", "'inline-speculation-rules'"],
  ]);
  expect(read(sitePolicy(pages))['script-src']).toEqual(expect.arrayContaining(hashes));
});
