import { brotliCompressSync } from 'node:zlib';
import { content } from '@/content/model/loaded';
import { articles } from '@/content/model/journal';
import { articlePath } from '@/content/model/paths';
import { translations } from '@/messages/languages';
import { exportedPage } from '@/e2e/support/exported';

/** What a page shows: its words, in bytes with brotli; entries of lists that it names, pictures. */
type Amount = { words: number; entries: number };

/**
 * What the pages show in the site as shipped. After a change of the shipped content, copy the new
 * amounts from the annotations of budgets.spec.ts.
 */
const SHIPPED: Readonly<Record<string, Amount>> = {
  '/': { words: 1_733, entries: 70 },
  '/pricing': { words: 1_509, entries: 58 },
  '/contact': { words: 1_250, entries: 46 },
  '/services': { words: 714, entries: 44 },
  '/faq': { words: 2_918, entries: 74 },
  '/service/it-solutions': { words: 1_209, entries: 52 },
  '/about/milestones': { words: 1_092, entries: 55 },
};

/** The fullest article. */
const ARTICLE: Amount = { words: 2_761, entries: 54 };
/** The font of the site as shipped; `npm run build` says how many bytes another has. */
export const SHIPPED_FONT = '@fontsource-variable/figtree';

/** What there is room for on any other page: about as much as on the fullest shipped page. */
const ELSEWHERE: Amount = { words: 2_900, entries: 74 };

/** The markup around a word (in a list, in structured data, in an id) adds half of its bytes. */
const BYTES_A_BYTE_OF_WORDS = 1.5;
/** An entry has markup of its own, and often a drawing. */
const BYTES_AN_ENTRY = 250;
/** A notice, which the shipped site lacks, has its own markup, style, script and hashes. */
const BYTES_OF_NOTICE = 700;
/** A form in the footer that asks for news: its markup, its style, and its host in the policy. */
const BYTES_OF_NEWSLETTER = 350;
/** A picture, of which the shipped site has none: its markup and its style. */
const BYTES_OF_PICTURE = 300;
/** Articles share one style, so one with pictures or a gallery adds their rules to all. */
const BYTES_OF_PICTURES_ELSEWHERE = 100;
/** A further language: its entry in the switch of languages, and its links for search engines. */
const BYTES_OF_LANGUAGE = 250;

/** Fields by which a page names an entry. */
const NAMES = ['title', 'question', 'name', 'label', 'heading', 'city', 'figure'];

function entriesIn(value: unknown, isEntry = false): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap((entry) => entriesIn(entry, true));
  if (typeof value !== 'object' || value === null) return [];
  const fields = value as Record<string, unknown>;
  const inside = Object.values(fields).flatMap((field) => entriesIn(field));
  return isEntry ? [fields, ...inside] : inside;
}

const names = entriesIn([Object.values(content), articles]).flatMap((entry) => {
  const name = NAMES.map((field) => entry[field]).find((value) => typeof value === 'string');
  return name ?? [];
});

/** What a page shows now. */
export function amountOn(path: string): Amount {
  const $ = exportedPage(path);
  const spoken = $('[alt], [aria-label]')
    .map((_, element) => $(element).attr('alt') ?? $(element).attr('aria-label'))
    .get();
  const body = $('body').clone();
  body.find('script, style').remove();
  const words = [body.text(), ...spoken].join('\n');
  return {
    words: brotliCompressSync(words).length,
    entries: names.filter((name) => words.includes(name)).length + $('main picture').length,
  };
}

const hasPictures = ({ slug }: { slug: string }) =>
  exportedPage(articlePath(slug))('main picture').length > 0;

/**
 * How many bytes a page may be over its budget because its content has grown since the site was
 * shipped: a question that an owner adds fails no test, more markup around the shipped ones does.
 */
export function addedBytes(path: string): number {
  const isArticle = articles.some(({ slug }) => articlePath(slug) === path);
  const shipped = SHIPPED[path] ?? (isArticle ? ARTICLE : ELSEWHERE);
  const now = amountOn(path);
  const words = Math.max(0, now.words - shipped.words);
  const entries = Math.max(0, now.entries - shipped.entries);
  const notice = exportedPage(path)('#Notice').length * BYTES_OF_NOTICE;
  const newsletter = exportedPage(path)('#SiteFooter form').length * BYTES_OF_NEWSLETTER;
  const pictures = exportedPage(path)('picture').length * BYTES_OF_PICTURE;
  const shared = isArticle && articles.some(hasPictures) ? BYTES_OF_PICTURES_ELSEWHERE : 0;
  const switched = translations.length * BYTES_OF_LANGUAGE;
  return Math.round(
    words * BYTES_A_BYTE_OF_WORDS +
      entries * BYTES_AN_ENTRY +
      notice +
      newsletter +
      pictures +
      shared +
      switched,
  );
}
