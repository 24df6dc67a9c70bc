import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { idsWithPages } from '@/content/authors';
import { contentFilesIn } from '@/content/catalogue';
import { fillText } from '@/engine/islands/fill-text';
import { articleFilesIn, isPageFile, journalIn, pagesIn } from '@/content/rules/content-files';
import { articlePath, authorPath, FILES, servicePath, topicPath } from '@/content/paths';
import { routeTable } from '@/content/route-table';
import { composedPage } from '@/content/schemas/composed-page';
import { frontMatter } from '@/content/schemas/article';
import { knownEntries } from '@/content/schemas/menus';
import type { Choice } from '@/scripts/editor/config/value-widgets';
import { filesIn } from '@/engine/content/read-file';
import { splitFrontMatter } from '@/engine/content/front-matter';
import { entriesOf, fieldsOf, type Fields } from '@/engine/content/values';
import { defaultLanguage } from '@/messages/languages';

/** Folder of the files that the site serves as they are. */
const PUBLIC = 'public';

const { code } = defaultLanguage;
const contentFiles = contentFilesIn(code);

/** The values of a file; none if it cannot be read, which the check of the content reports. */
function read(file: string): Fields {
  try {
    const text = readFileSync(file, 'utf8');
    const values: unknown = parse(
      file.endsWith('.md') ? (splitFrontMatter(text).head ?? '') : text,
    );
    return fieldsOf(values);
  } catch {
    return {};
  }
}

/** A choice whose label includes its value, which shows what the page's URL looks like. */
function choice(value: string, title: unknown): Choice {
  const { name, slug } = read(contentFiles.site.file);
  const label = typeof title === 'string' ? `${title} (${value})` : value;
  return { value, label: fillText(label, { company: String(name), slug: String(slug) }) };
}

/** The entries of a list, as choices whose values are made from their ids. */
function choicesIn(file: string, list: string, valueOf = (id: string) => id): Choice[] {
  return entriesOf(read(file)[list]).map(({ id, title, question }) =>
    choice(valueOf(String(id)), title ?? question),
  );
}

function categoryChoices(): Choice[] {
  const categories = entriesOf(read(contentFiles.faq.file).questions).map((one) => one.category);
  return [...new Set(categories.map(String))].map((value) => ({ value, label: value }));
}

/** The files of all pages, of pages of sections and of others. */
const pageFiles = () => filesIn(pagesIn(code)).filter((file) => isPageFile(file, code));

/** The entries that menus may list, with the titles of their pages. */
function entryChoices(): Choice[] {
  const own = pageFiles().filter((file) => 'path' in read(file));
  return [
    ...knownEntries.map((name) => choice(name, read(join(pagesIn(code), `${name}.yaml`)).title)),
    ...own.map((file) => choice(basename(file, '.yaml'), read(file).title)),
  ];
}

/** The pages of authors who have written enough articles to have one. */
function authorChoices(articles: readonly Fields[]): Choice[] {
  const names = new Map(
    entriesOf(read(contentFiles.authors.file).authors).map(({ id, name }) => [String(id), name]),
  );
  const written = articles.map(({ author }) => ({ author: String(author) }));
  return idsWithPages(written, [...names.keys()]).map((id) =>
    choice(authorPath(id), names.get(id)),
  );
}

function pathChoices(): Choice[] {
  const articles = articleFilesIn(code).map((file) => ({ file, fields: read(file) }));
  return [
    ...routeTable.map(({ key, path }) => {
      return choice(path, read(contentFiles[`pages/${key}`].file).title);
    }),
    ...pageFiles().flatMap((file) => {
      const { path, title } = read(file);
      return typeof path === 'string' ? choice(path, title) : [];
    }),
    ...choicesIn(contentFiles.services.file, 'services', servicePath),
    ...choicesIn(contentFiles['pages/blog'].file, 'topics', topicPath),
    ...authorChoices(articles.map(({ fields }) => fields)),
    ...articles.map(({ file, fields }) => choice(articlePath(basename(file, '.md')), fields.title)),
    ...filesIn(PUBLIC + FILES).map((file) => choice(encodeURI(file.slice(PUBLIC.length)), 'File')),
  ];
}

/** Paths of pages by what they show: their own copy, and the list of the same name. */
function pagePaths(): Record<string, string> {
  const slug = String(read(contentFiles.site.file).slug);
  return Object.fromEntries(
    routeTable.flatMap(({ key, path }) =>
      [`pages/${key}`, key].map((name) => [name, fillText(path, { slug })]),
    ),
  );
}

/** This site's content as it is now, for the forms. */
export function siteContent() {
  return {
    files: contentFiles,
    /** The folder of the articles, and the schema of their front matter. */
    articles: { folder: journalIn(code), schema: frontMatter },
    /** The folder of the pages of sections, and their schema. */
    pages: { folder: pagesIn(code), schema: composedPage },
    read,
    choices: {
      service: choicesIn(contentFiles.services.file, 'services'),
      path: pathChoices(),
      entry: entryChoices(),
      industry: choicesIn(contentFiles.industries.file, 'industries'),
      story: choicesIn(contentFiles['client-stories'].file, 'stories'),
      statement: choicesIn(contentFiles.purpose.file, 'statements'),
      topic: choicesIn(contentFiles['pages/blog'].file, 'topics'),
      question: choicesIn(contentFiles.faq.file, 'questions'),
      category: categoryChoices(),
    },
    /** Paths of the pages that show a file, by its name in the catalogue. */
    paths: pagePaths(),
  };
}
