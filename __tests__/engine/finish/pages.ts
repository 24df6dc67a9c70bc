/** Pages as Next writes them, and the finishing of one. */
import { load } from 'cheerio';
import {
  completePage,
  stripPage,
  type CompleteOptions,
  type StripOptions,
} from '@/engine/finish/finish-page';
import { usedStyle } from '@/engine/finish/inline-styles';
import { usedNames } from '@/engine/finish/used-names';

export const css = `@font-face{font-family:figtree;src:url(../media/f.woff2)format("woff2")}
.intro{color:red}.late{color:blue}.unused{color:green}p{mask:url(../media/m.svg)}`;

export const searchModule = {
  path: '/_next/static/islands/search-1.js',
  imports: ['/_next/static/islands/shared-1.js'],
  reachable: [
    '/_next/static/islands/search-1.js',
    '/_next/static/islands/shared-1.js',
    '/_next/static/islands/shared-2.js',
  ],
};

export const island = (name = 'search') =>
  `<div data-island="${name}"><p class="intro">Search</p></div>` +
  '<script type="application/json" data-island-props>{"word":"\\u003c/script>"}</script>';

export function pageOf({ main = '<p class="intro">Words</p>', extra = '', base = '' }) {
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">
<link rel="stylesheet" href="${base}/_next/static/chunks/a.css" data-precedence="next">
<link rel="preload" as="script" href="${base}/_next/static/chunks/main.js">
<script src="${base}/_next/static/chunks/runtime.js" async=""></script>
<script src="${base}/_next/static/chunks/old.js" nomodule=""></script>${extra}</head>
<body>${main}<script src="${base}/shell.js" type="module"></script>
<script id="_R_">anything that Next may write</script>
<script src="${base}/_next/static/chunks/main.js" async=""></script></body></html>`;
}

export type PageOptions = StripOptions & CompleteOptions & { readFile: (url: string) => string };

export function siteOf(changes: Partial<PageOptions> = {}) {
  const added: string[] = [];
  const site: PageOptions = {
    base: '',
    currentLinks: 'header a, footer a',
    languages: { ofPages: {}, base: '', elsewhere: undefined },
    shell: { path: '/_next/static/shell-1.js', content: '' },
    loader: { path: '/_next/static/shell-loader-1.js', content: '' },
    islands: {
      islands: new Map([['search', searchModule]]),
      files: new Map([['/_next/static/islands/shared-2.js', 'e("p",{className:"late"})']]),
    },
    policy: ({ styleHashes }) => styleHashes.join(' '),
    hasSubsets: true,
    speculationRules: '{"prerender":[]}',
    font: { used: '/f-used.woff2', rest: [] },
    readFile: () => css,
    addScript: (name, content) => {
      added.push(content);
      return `/_next/static/${name}-1.js`;
    },
    ...changes,
  };
  return { site, added };
}

export function finishPage(page: string, site: PageOptions): string {
  const path = '/page.html';
  const stripped = stripPage(path, page, site);
  if (!stripped) return page;
  const names = usedNames(stripped.names);
  return completePage(stripped, usedStyle(stripped.style, { ...site, names }), site);
}

export function finish(page: string, changes?: Partial<PageOptions>) {
  return load(finishPage(page, siteOf(changes).site));
}

export const scriptsOf = ($: ReturnType<typeof load>) =>
  $('script')
    .map((_, script) => $(script).attr('src') ?? $(script).attr('type') ?? 'inline')
    .get();
