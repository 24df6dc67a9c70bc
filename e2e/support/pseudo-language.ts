/**
 * A generated language for tests: every text of the site with accents, a third longer, most of them
 * in brackets, read from right to left. A word without accents on its pages was not translated.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Document, parseDocument } from 'yaml';
import type { z } from 'zod';
import { catalogue } from '@/content/model/catalogue';
import { headingIds, nodesIn, parseMarkdown } from '@/content/model/reading/markdown-text';
import { textsIn } from '@/content/model/rules/references-in';
import { frontMatter } from '@/content/model/schemas/article';
import { companyWordsFile } from '@/content/model/schemas/company';
import { composedPage } from '@/content/model/schemas/composed-page';
import { references } from '@/content/model/schemas/reference';
import { copy } from '@/content/model/schemas/text';
import { defaultLanguage } from '@/messages/languages';

export const PSEUDO = { code: 'qps', name: '[Þşéûðö]', direction: 'rtl' } as const;

/** Letters that the site's font has with an accent; the others, such as b and m, do not change. */
const PLAIN = 'acdeghijklnoprstuwyzACDEGHIKLNORSTUWYZ';
const ACCENTED = 'åçðéĝĥîĵķļñöþŕšťûŵýžÅÇÐÉĜĤÎĶĻÑÖŔŠŤÛŴÝŽ';

/** Texts that have to occur within another text, so they get no brackets of their own. */
const PHRASES = ['highlightWords', 'termsLink'];
/** Fields that are drawn on social cards, in the site's font alone. */
const DRAWN = ['tagline', 'title'];
/** Length limits of the messages: a text keeps to the smallest that its original meets. */
const LIMITS = [20, 40, 60, 80, 100, 160, 240, 300, 400, Infinity];
/** The length of a text with a fact of ordinary length for each placeholder. */
const lengthOf = (text: string) => text.replace(/\{\w+\}/g, 'Northweave').length;

/** Final punctuation, and the marks of another language for it, which the site's font lacks. */
const ENDS: Record<string, string> = { '.': '۔', '?': '؟' };

/** What stays as it is: placeholders, tags, characters by name and the targets of links. */
const MARKS = /(\{\w+\}|<\/?\w+>|&#?\w+;|\]\([^)]*\))/;

/** Adds accents to the letters, except in placeholders, tags and the targets of links. */
export function accented(text: string): string {
  return text
    .split(MARKS)
    .map((part, index) =>
      index % 2
        ? part
        : part.replace(/\p{L}/gu, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter),
    )
    .join('');
}

/** Doubles the vowels, which makes a text about a third longer without further words. */
const lengthened = (text: string) =>
  text
    .split(MARKS)
    .map((part, index) => (index % 2 ? part : part.replace(/[åéîöûÅÉÎÖÛ]/g, '$&$&')))
    .join('');

/**
 * A text in the pseudo-language. Its final punctuation becomes that of another language. A text
 * that would become too long is not lengthened, nor put into brackets if they have no room.
 *
 * @param limit of the field, in characters
 */
export function pseudo(text: string, ends = ENDS, limit = Infinity): string {
  const most = Math.min(limit, LIMITS.find((each) => lengthOf(text) <= each) ?? Infinity);
  const short = accented(text);
  const fits = [`[${lengthened(short)}]`, `[${short}]`].find((each) => lengthOf(each) <= most);
  return (fits ?? short).replace(/[.?](?=\]?$)/, (end) => ends[end] ?? end);
}

/** A change of what stands between two places of a text. */
type Edit = { from: number; to: number; text: string };

/** Translates a Markdown text, whose markup stays as it is, and with it code and written-out URLs. */
function translateMarkdown(markdown: string): string {
  const edits = nodesIn(parseMarkdown(markdown)).flatMap((node): Edit[] => {
    const { start, end } = node.position ?? {};
    const first = start?.offset ?? 0;
    const written = markdown.slice(first, end?.offset);
    const edit = (part: string, at: number) => {
      const from = first + at;
      return { from, to: from + part.length, text: lengthened(accented(part)) };
    };
    if (node.type === 'text') return /:\/\/|@/.test(written) ? [] : [edit(written, 0)];
    const { title } = node;
    return [
      ...(node.type === 'image' && node.alt ? [edit(node.alt, written.indexOf('[') + 1)] : []),
      ...(title ? [edit(title, written.lastIndexOf(title))] : []),
    ];
  });
  return edits
    .toSorted((one, other) => other.from - one.from)
    .reduce(
      (text, { from, to, text: own }) => text.slice(0, from) + own + text.slice(to),
      markdown,
    );
}

/** The fragment of a link in Markdown. */
const FRAGMENT = /(\]\([^\s()#]*|\]: +[^\s#]*)#([^\s)]+)/g;

/** The headings of Markdown texts, by their ids. */
type Headings = ReadonlySet<string>;

/** A heading's id is made from its words, which change, so links to headings lead to the top. */
const withoutHeadings = (text: string, headings: Headings) =>
  text.replace(FRAGMENT, (whole, before: string, id: string) =>
    headings.has(id) ? `${before}#top` : whole,
  );

/** Whether a text has to contain another one: a slide's title, the label with the link. */
const containsPhrase = (document: Document, path: readonly PropertyKey[]) =>
  path.at(-1) === 'terms' ||
  (path.at(-1) === 'title' && document.hasIn([...path.slice(0, -1), 'highlightWords']));

/** Translates those texts of a file that visitors read, by what its schema says of each. */
function translate(document: Document, file: z.ZodType, headings: Headings): void {
  for (const { schema, path, value } of textsIn(file, document.toJS())) {
    const to = references.get(schema)?.to;
    const { maximum } = schema._zod.bag as { maximum?: number };
    const words = () => {
      if (to === 'markdown') return translateMarkdown(value);
      // A category is named by its text; an author by an id, or by a role with a capital letter.
      const isId = to === 'author' && !/^\p{Lu}/u.test(value);
      if (isId || !(to === 'category' || copy.get(schema))) return value;
      const isPhrase = path.some((key) => PHRASES.includes(String(key)));
      if (isPhrase || containsPhrase(document, path)) return accented(value);
      return pseudo(value, DRAWN.includes(String(path.at(-1))) ? {} : ENDS, maximum);
    };
    document.setIn(path, withoutHeadings(words(), headings));
  }
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** A file of content: its fields, their rules, and the Markdown text after them. */
function parseFile(folder: string, name: string) {
  const text = readFileSync(join(folder, name), 'utf8');
  if (name.endsWith('.md')) {
    const [, head = '', body = ''] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(text) ?? [];
    return { name, document: parseDocument(head), schema: frontMatter, body };
  }
  const known = Object.entries(catalogue).find(([key]) => `${key}.yaml` === name);
  return { name, document: parseDocument(text), schema: known?.[1].schema ?? composedPage };
}
type ContentFile = ReturnType<typeof parseFile>;

/** The ids of all headings in the Markdown of a file. */
function headingsIn({ document, schema, body = '' }: ContentFile): string[] {
  const texts = textsIn(schema, document.toJS()).flatMap(({ schema: own, value }) =>
    references.get(own)?.to === 'markdown' ? [value] : [],
  );
  return [...texts, body].flatMap((markdown) => [...headingIds(markdown)]);
}

/** Adds the pseudo-language to a copy of the site. */
export function addPseudoLanguage(site: string): void {
  const from = join(site, 'content', defaultLanguage.code);
  const to = join(site, 'content', PSEUDO.code);
  rmSync(to, { recursive: true, force: true });
  const files = readdirSync(from, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:yaml|md)$/.test(name))
    .map((name) => parseFile(from, name));
  const headings = new Set(files.flatMap(headingsIn));
  for (const { name, document, schema, body } of files) {
    translate(document, schema, headings);
    const yaml = document.toString();
    const article = () => withoutHeadings(translateMarkdown(body ?? ''), headings);
    write(join(to, name), body === undefined ? yaml : `---\n${yaml}---\n${article()}`);
  }

  const { tagline, description, disclaimer, figures } = parseDocument(
    readFileSync(join(site, 'content', 'site.yaml'), 'utf8'),
  ).toJS() as Record<string, string> & { figures: Record<string, string | number> };
  const words = new Document({
    tagline,
    description,
    disclaimer,
    figures: Object.fromEntries(
      Object.entries(figures).map(([name, figure]) => [name, String(figure)]),
    ),
  });
  translate(words, companyWordsFile, headings);
  write(join(to, 'company.yaml'), words.toString());

  const messages = JSON.parse(readFileSync(join(site, 'messages', 'en.json'), 'utf8')) as object;
  const translated = JSON.stringify(
    messages,
    (_, value: unknown) => (typeof value === 'string' ? pseudo(value) : value),
    2,
  );
  write(join(site, 'messages', `${PSEUDO.code}.json`), translated);

  const list = join(site, 'messages', 'languages.ts');
  const entry = `  { code: '${PSEUDO.code}', name: '${PSEUDO.name}', direction: 'rtl' },\n];`;
  write(
    list,
    readFileSync(list, 'utf8').replace(/^\];/m, () => entry),
  );
}
