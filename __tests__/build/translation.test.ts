/**
 * A translation is the site with other texts, built below a sub-path, as a preview. The pseudo-language
 * reveals whatever is not translated; the sub-path reveals whatever leads out of it.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { extname, join } from 'node:path';
import { load } from 'cheerio';
import { outputIn, runIn } from './copies';
import { content, facts } from '@/content/model/loaded';
import { countryName, hoursInWords } from '@/content/model/rules/facts';
import { findRouteOf, routes, routesIn } from '@/content/model/routes';
import { site } from '@/content/model/site';
import { addPseudoLanguage, PSEUDO } from '@/e2e/support/pseudo-language';
import { escapePattern } from '@/engine/shared/escape-pattern';
import { filesBelow } from '@/engine/shared/files-below';
import { SCRIPT_FLAGS } from '@/scripts/lib/run-script';
import { copySite } from '@/scripts/lib/site-copy';
import { defaultLanguage, translationCodes } from '@/messages/languages';
import { valuesOf } from '@/engine/shared/markup';

// The copy has the content of the site itself.
jest.unmock('@/content/model/loaded');

const COPY = join('reports', 'translation');
const OUT = join(COPY, 'out');

const SITE_PATH = '/preview';
const BASE_PATH = `${SITE_PATH}/${PSEUDO.code}`;
const env = { BASE_PATH, SITE_LANGUAGE: PSEUDO.code, PREVIEW: '1', TYPES_ARE_CHECKED: '1' };

/** The DOM's `Node.TEXT_NODE`. */
const TEXT_NODE = 3;

/** Attributes that are read aloud or shown. */
const SPOKEN = ['alt', 'aria-label', 'aria-roledescription', 'placeholder', 'title'];
/** Texts in a page's head for search engines and social networks. */
const HEAD = [
  'title',
  'meta[name=description]',
  'meta[property^="og:"]:not([property$=url], [property$=type])',
];

/** Names, which are the same in every language, and words that `Intl` supplies untranslated. */
const names = [
  ...[site.name, site.legalName, site.email, new URL(site.url).host],
  ...site.offices.flatMap(({ city, street, postalCode }) => [city, street, postalCode]),
  ...site.offices.map(({ countryCode }) => countryName(countryCode, defaultLanguage.code)),
  ...[...site.profiles, ...(site.embeds ?? [])].map(({ name }) => name),
  ...site.offices.flatMap(({ hours, timeZone }) =>
    hours ? [hoursInWords(hours, PSEUDO.code, timeZone)] : [],
  ),
  ...content.logos.logos.map(({ name }) => name),
  // Of downloads: “(PDF, 240 kB)”.
  ...filesBelow('public').map((file) => extname(file).slice(1).toUpperCase()),
  ...site.hours.days,
  facts.cities ?? '',
  ...['AM', 'PM', 'GMT', 'en', 'English', 'website', PSEUDO.code],
].toSorted((a, b) => b.length - a.length);
const NAMES = new RegExp(`(?<!\\p{L})(?:${names.map(escapePattern).join('|')})(?!\\p{L})`, 'gu');

/** Words without accents: in the pseudo-language every letter that can take an accent has one. */
function untranslated(text: string): string[] {
  const rest = text.replace(NAMES, ' ').replace(/\{\w+\}/g, ' ');
  return rest.match(/(?<![\p{L}\d/.@_-])[A-Za-z]{3,}(?![\p{L}\d_/@-])/gu) ?? [];
}

/** All texts of a page: visible, read aloud, or in its head. */
function textsIn(html: string): string[] {
  const $ = load(html);
  // A link with a language leads to a page in it.
  $('script, style, code, pre, [translate=no], time, a[lang]').remove();
  const texts = $('body *')
    .contents()
    .map((_, node) => (node.nodeType === TEXT_NODE ? $(node).text() : ''))
    .get();
  const spoken = SPOKEN.flatMap((name) => valuesOf($, `body [${name}]`, name));
  const head = $(HEAD.join())
    .map((_, element) => $(element).attr('content') ?? $(element).text())
    .get()
    .filter((text) => !/^(https?:|image\/|\d+$|[a-z]{2,3}$)/.test(text));
  return [...texts, ...spoken, ...head].filter((text) => text.trim() !== '');
}

/** URLs of this site in a page's markup and styles, except those of other languages. */
function urlsIn(html: string): string[] {
  const $ = load(html);
  $('[hreflang]').remove();
  const ours = ['data-module', 'data-props', 'data-preload', 'data-base'];
  const attributes = ['href', 'src', 'action', ...ours].flatMap((attribute) =>
    $(`[${attribute}]`)
      .map((_, element) => $(element).attr(attribute)?.split(' '))
      .get(),
  );
  const inStyle = [
    ...$('style')
      .text()
      .matchAll(/url\(([^)]+)\)/g),
  ].map(([, url]) => url);
  const refresh = $('meta[http-equiv=refresh]').attr('content')?.split('url=')[1];
  return [...attributes, ...inStyle, refresh].filter((url) => url?.startsWith('/')) as string[];
}

function isThere(url: string): boolean {
  const [path = ''] = decodeURIComponent(url).split(/[?#]/);
  if (path === BASE_PATH || path === `${BASE_PATH}/`) return true;
  if (!path.startsWith(`${BASE_PATH}/`)) return false;
  const file = join(OUT, path.slice(BASE_PATH.length));
  return [file, `${file}.html`].some(existsSync);
}

/** The export's pages, by their files. */
const pages = () => filesBelow(OUT).filter((file) => file.endsWith('.html'));

/** A page that the translation lacks, to which a menu links. */
const lacking = [...routesIn('main'), ...routesIn('about')].findLast(({ key }) => key !== 'home')!;

/** What Next wrote to standard error during the build. */
let complaints = '';

beforeAll(async () => {
  copySite(COPY);
  addPseudoLanguage(COPY);
  const name = lacking.key.replace(/^pages\//, '');
  rmSync(join(COPY, 'content', PSEUDO.code, 'pages', `${name}.yaml`));
  await runIn(COPY, [...SCRIPT_FLAGS, 'scripts/content.ts'], env);
  // The other steps of a build have unit tests for sub-paths.
  complaints = (await outputIn(COPY, [join('node_modules', '.bin', 'next'), 'build'], env)).stderr;
  await runIn(COPY, [...SCRIPT_FLAGS, 'engine/cli.ts', 'finish'], env);
});

afterAll(() => rmSync(COPY, { recursive: true, force: true }));

it('keeps every URL of every page below the sub-path, and has a file for each', () => {
  const outside = pages().flatMap((page) =>
    urlsIn(readFileSync(join(OUT, page), 'utf8'))
      .filter((url) => !isThere(url))
      .map((url) => `${page}: ${url}`),
  );
  expect(pages()).toContain('index.html');
  expect(outside).toEqual([]);
});

it('refers to /_next/ outside the sub-path in no page, script or style sheet', () => {
  const files = filesBelow(OUT).filter((file) => /\.(?:html|js|css)$/.test(file));
  const outside = files.filter((file) =>
    /["'(]\/_next\//.test(readFileSync(join(OUT, file), 'utf8')),
  );
  expect(files).not.toEqual([]);
  expect(outside).toEqual([]);
});

it.each(['index.html', 'about.html', '404.html'])('marks %s as a preview at the top', (path) => {
  const $ = load(readFileSync(join(OUT, path), 'utf8'));
  const text = readFileSync(join(COPY, 'messages', `${PSEUDO.code}.json`), 'utf8');
  const { preview } = JSON.parse(text) as { preview: { text: string } };
  expect($('body > :not(a)').first().text()).toBe(preview.text);
  expect($('meta[name=robots]').attr('content')).toContain('noindex');
});

it('draws its social cards without downloading fonts', () => {
  expect(complaints).not.toContain('dynamic font');
});

it('says every word of every page in its own language', () => {
  const english = pages().flatMap((page) =>
    textsIn(readFileSync(join(OUT, page), 'utf8')).flatMap((text) =>
      untranslated(text).map((word) => `${page}: ${word} in “${text.slice(0, 80)}”`),
    ),
  );
  expect(pages().length).toBeGreaterThanOrEqual(routes.length - 1);
  expect(english).toEqual([]);
});

it('passes no English to its islands', () => {
  const files = filesBelow(OUT);
  const props = files.filter((file) => /props-[^/]+\.js$/.test(file));
  const found = props.flatMap((file) =>
    // The values of the props, not their names.
    (readFileSync(join(OUT, file), 'utf8').match(/(?<=:\s*)"(?:[^"\\]|\\.)*"/g) ?? [])
      .map((text) => JSON.parse(text) as string)
      .filter((text) => text.includes(' ') && untranslated(text).length > 0)
      .map((text) => `${file}: ${text}`),
  );
  expect(props).not.toEqual([]);
  expect(found).toEqual([]);
});

it('has no English in its structured data', () => {
  const texts: string[] = [];
  for (const page of pages()) {
    const data = load(readFileSync(join(OUT, page), 'utf8'))('script[type="application/ld+json"]');
    // Without a space it is a name of schema.org, a URL or a date.
    JSON.parse(data.text() || '{}', (_, value: unknown) => {
      if (typeof value === 'string' && value.includes(' ')) texts.push(value);
    });
  }
  expect(texts.length).toBeGreaterThan(pages().length);
  expect(texts.filter((text) => untranslated(text).length > 0)).toEqual([]);
});

it('has feeds without English', () => {
  const feeds = filesBelow(OUT).filter((file) => file.endsWith('atom.xml'));
  expect(feeds.length > 0).toBe(findRouteOf('blog') !== undefined);
  for (const feed of feeds) {
    const $ = load(readFileSync(join(OUT, feed), 'utf8'), { xml: true });
    const entries = $('title, subtitle, summary, category, author > name')
      .map((_, element) => $(element).attr('term') ?? $(element).text())
      .get();
    expect(entries).not.toEqual([]);
    expect(entries.flatMap(untranslated)).toEqual([]);
  }
});

it('leads to the default language where it lacks a page, and says so', () => {
  const $ = load(readFileSync(join(OUT, 'index.html'), 'utf8'));
  const links = $(`a[href="${SITE_PATH}${lacking.path}"]`);
  expect(existsSync(join(OUT, `${lacking.path}.html`))).toBe(false);
  expect(links.length).toBeGreaterThan(0);
  expect($(links).first().attr()).toMatchObject({
    hreflang: defaultLanguage.code,
    lang: defaultLanguage.code,
  });
  expect($(links).not('[hreflang]')).toHaveLength(0);
  expect(readFileSync(join(OUT, 'sitemap.xml'), 'utf8')).not.toContain(`${lacking.path}<`);
});

it('declares a page’s language and direction, and links it to the page in every language', () => {
  const $ = load(readFileSync(join(OUT, 'contact.html'), 'utf8'));
  expect($('html').attr()).toMatchObject({ lang: PSEUDO.code, dir: PSEUDO.direction });
  // The site may have further languages.
  const ofOthers = translationCodes.map((code) => `[hreflang="${code}"]`).join() || 'none';
  const alternates = $('head link[hreflang]')
    .not(ofOthers)
    .map((_, link) => `${$(link).attr('hreflang')} ${new URL($(link).attr('href') ?? '').pathname}`)
    .get();
  const english = `${SITE_PATH}/contact`;
  const own = `${BASE_PATH}/contact`;
  expect(alternates).toEqual([`en ${english}`, `${PSEUDO.code} ${own}`, `x-default ${english}`]);
  expect(new URL($('link[rel=canonical]').attr('href') ?? '').pathname).toBe(own);
  $(ofOthers).remove();
  const switches = valuesOf($, 'a[data-language]', 'href');
  expect(switches).toEqual([english, own, english, own]);
  const sitemap = readFileSync(join(OUT, 'sitemap.xml'), 'utf8');
  expect(sitemap).toContain(`hreflang="${PSEUDO.code}"`);
});
