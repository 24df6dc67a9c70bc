/**
 * A generated language for tests: every text of the site with accents, a third longer, in brackets,
 * read from right to left. Whatever is not in brackets on its pages was not translated.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isMap, isPair, isScalar, isSeq, parseDocument, visit, type Document } from 'yaml';

export const PSEUDO = { code: 'qps', name: '[Þşéûðö]', direction: 'rtl' } as const;

/** Letters that the site's font has with an accent; the others, such as b and m, do not change. */
const PLAIN = 'acdeghijklnoprstuwyzACDEGHIKLNORSTUWYZ';
const ACCENTED = 'åçðéĝĥîĵķļñöþŕšťûŵýžÅÇÐÉĜĤÎĶĻÑÖŔŠŤÛŴÝŽ';

/** Fields that visitors do not read. */
const TECHNICAL = new Set(
  'id aliases link icon src gradient imagePosition iconColor date topic slug kind variant layout story statement onlyWith url linkUrl'.split(
    ' ',
  ),
);
/** Texts that have to occur within another text, so they get no brackets of their own. */
const PHRASES = new Set(['highlightWords', 'termsLink']);
/** Length limits in the content's schemas: a text keeps to the smallest that its original meets. */
const LIMITS = [20, 40, 60, 80, 100, 160, 240, 300, 400, Infinity];
/** The length of a text with a fact of ordinary length for each placeholder. */
const lengthOf = (text: string) => text.replace(/\{\w+\}/g, 'Northweave').length;

/** Final punctuation, and the marks of another language for it, which the site's font lacks. */
const ENDS: Record<string, string> = { '.': '۔', '?': '؟' };
/** Fields that are drawn on social cards, in the site's font alone. */
const DRAWN = new Set(['tagline', 'title']);

/** What stays as it is: placeholders, tags and the targets of links. */
const MARKS = /(\{\w+\}|<\/?\w+>|\]\([^)]*\))/;

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
 * that would become too long is not lengthened.
 */
export function pseudo(text: string, ends = ENDS): string {
  const most = (LIMITS.find((limit) => lengthOf(text) <= limit) ?? Infinity) - 2;
  const short = accented(text);
  const long = lengthened(short);
  const [, body = '', end = ''] =
    /^([\s\S]*?)([.?!…:]?)$/.exec(lengthOf(long) <= most ? long : short) ?? [];
  // A placeholder is never cut.
  const isCut = lengthOf(body) + end.length > most && !body.includes('{');
  return `[${isCut ? body.slice(0, most - end.length).trimEnd() : body}]${ends[end] ?? end}`;
}

/** Lists of ids, in articles and sections. */
const LISTS_OF_IDS = new Set(['services', 'industries', 'questions', 'stories']);

/** Whether a text is one of a list of ids, by which articles and sections name other entries. */
function isListOfIds(keys: readonly string[], path: readonly unknown[]): boolean {
  return LISTS_OF_IDS.has(keys.at(-1) ?? '') && isSeq(path.at(-1));
}

/** Whether a text has to contain another one: a slide's title, the label with the link. */
function containsPhrase(keys: readonly string[], path: readonly unknown[]): boolean {
  const entry = path.filter(isMap).at(-1);
  return (
    keys.at(-1) === 'terms' || (keys.at(-1) === 'title' && Boolean(entry?.has('highlightWords')))
  );
}

function translateYaml(document: Document): void {
  visit(document, {
    Scalar(key, node, path) {
      if (key === 'key' || typeof node.value !== 'string') return;
      const keys = path
        .filter(isPair)
        .map((pair) => String(isScalar(pair.key) ? pair.key.value : ''));
      if (TECHNICAL.has(keys.at(-1) ?? '') || isListOfIds(keys, path)) return;
      // What services are told, and call a field.
      if (keys.includes('delivery') || keys.join('.') === 'fields.name') return;
      if (keys.some((field) => PHRASES.has(field))) node.value = accented(node.value);
      else if (containsPhrase(keys, path)) node.value = `[${accented(node.value)}]`;
      else if (DRAWN.has(keys.at(-1) ?? '')) node.value = pseudo(node.value, {});
      else node.value = pseudo(node.value);
    },
  });
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** A heading's id is made from its words, which change, so links to headings lead to the top. */
const LINK_TO_HEADING = /(\]\((?:\/blog\/[^)#]*)?)#[^)]*\)/g;

/** Translates an article line by line; tables, lists and headings keep their markup. */
function translateMarkdown(body: string): string {
  let isCode = false;
  return body
    .replace(LINK_TO_HEADING, '$1#top)')
    .split('\n')
    .map((line) => {
      if (/^(```|~~~)/.test(line)) isCode = !isCode;
      if (isCode || /^\s*$|^```|^~~~|^[|\s:-]+$/.test(line)) return line;
      const image = /^!\[(.*)\]\((\S+) '(.*)'\)$/.exec(line);
      if (image) return `![${pseudo(image[1] ?? '')}](${image[2]} '${pseudo(image[3] ?? '')}')`;
      if (line.startsWith('|')) {
        return line.replace(/[^|]+/g, (cell) => (cell.trim() ? ` ${pseudo(cell.trim())} ` : cell));
      }
      const [, mark = '', text = ''] =
        /^(\s*(?:#+ |[-*] (?:\[[ x]\] )?|\d+\. |> |\[\^\d+\]: )?)(.*)$/.exec(line) ?? [];
      return text ? `${mark}${pseudo(text)}` : line;
    })
    .join('\n');
}

/** Adds the pseudo-language to a copy of the site. */
export function addPseudoLanguage(site: string): void {
  const from = join(site, 'content', 'en');
  const to = join(site, 'content', PSEUDO.code);
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
  for (const name of readdirSync(to, { recursive: true, encoding: 'utf8' })) {
    const file = join(to, name);
    if (name.endsWith('.yaml')) {
      const document = parseDocument(readFileSync(file, 'utf8'));
      translateYaml(document);
      write(file, document.toString());
    } else if (name.endsWith('.md')) {
      const [, head = '', body = ''] =
        /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(readFileSync(file, 'utf8')) ?? [];
      const document = parseDocument(head);
      translateYaml(document);
      write(file, `---\n${document.toString()}---\n${translateMarkdown(body)}`);
    }
  }
  const company = parseDocument(readFileSync(join(site, 'content', 'site.yaml'), 'utf8'));
  const { tagline, description, disclaimer, figures } = company.toJS() as Record<string, string> & {
    figures: Record<string, string | number>;
  };
  const words = parseDocument(
    JSON.stringify({
      tagline,
      description,
      disclaimer,
      figures: Object.fromEntries(
        Object.entries(figures).map(([name, figure]) => [name, String(figure)]),
      ),
    }),
  );
  translateYaml(words);
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
