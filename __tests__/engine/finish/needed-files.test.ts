import { findUnneededFiles, namedPaths } from '@/engine/finish/needed-files';

const page = `<link rel="stylesheet" href="/_next/static/chunks/a.css">
<link rel="icon" href="/icon.svg?1"><style>p{background:url(/_next/static/media/in.svg)}</style>
<div data-module="/_next/static/chunks/m.js"></div>
<meta property="og:image" content="https://a.example/_next/static/media/og.png?v=1">
<p style="background:url(&quot;/_next/static/media/style(1).jpg&quot;)"></p><video poster=/_next/static/media/poster.jpg></video>
<img srcset="/_next/static/media/1.jpg 1x, /_next/static/media/2.jpg 2x" src="/_next/static/media/a&amp;%C3%A9.jpg">
<script type="application/ld+json">{"image":"/_next/static/media/data.jpg"}</script>
<script src="/_next/static/load.js" data-props="/_next/static/data.js" data-preload="/_next/static/data.js /_next/static/islands/s.js">
</script>`;

const contents: Record<string, string> = {
  '/index.html': page,
  '/_next/static/chunks/m.js': 'load("static/chunks/lazy.js")',
  '/_next/static/chunks/lazy.js': 'load("static/chunks/later.js")',
  '/_next/static/chunks/a.css': '@font-face{src:url(../media/f.woff2)}',
};
const needed = [
  '/index.html',
  '/icon.svg',
  '/robots.txt',
  '/logos/a.svg',
  '/_next/static/load.js',
  '/_next/static/load.js.br',
  '/_next/static/data.js',
  '/_next/static/islands/s.js',
  '/_next/static/chunks/m.js',
  '/_next/static/chunks/lazy.js',
  '/_next/static/chunks/later.js',
  '/_next/static/chunks/a.css',
  '/_next/static/media/f.woff2',
  '/_next/static/media/in.svg',
  '/_next/static/media/og.png',
  '/_next/static/media/style(1).jpg',
  '/_next/static/media/poster.jpg',
  '/_next/static/media/1.jpg',
  '/_next/static/media/2.jpg',
  '/_next/static/media/a&é.jpg',
  '/_next/static/media/data.jpg',
];
const unneeded = [
  '/index.txt',
  '/__next._tree.txt',
  '/about/__next.about.__PAGE__.txt',
  '/_not-found.html',
  '/_not-found/__next._full.txt',
  '/shell.js',
  '/_next/static/chunks/old.js',
  '/_next/static/chunks/old.js.gz',
  '/_next/static/build/_ssgManifest.js',
];

test.each(['', '/preview'])('finds exported files that nothing needs, below “%s”', (base) => {
  const readFile = (path: string) =>
    (contents[path] ?? '').replaceAll(/(?<=["( =;])\/(?=_next|icon)/g, () => `${base}/`);
  const files = [...unneeded, ...needed];
  const named = new Set(namedPaths(readFile('/index.html')));
  expect(findUnneededFiles({ files, named, readFile })).toEqual(unneeded);
});
