import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { contentFilesIn } from '@/content/model/catalogue';
import { menuEntries } from '@/content/model/list-menu';
import { FILES } from '@/content/model/paths';
import { presentTime } from '@/content/model/present-time';
import { readSite, type Site } from '@/content/model/read-site';
import { namedLists } from '@/content/model/references';
import { routeTable } from '@/content/model/route-table';
import { journalIn, pagesIn } from '@/content/model/rules/content-files';
import { frontMatter } from '@/content/model/schemas/article';
import { composedPage } from '@/content/model/schemas/composed-page';
import type { SitePage } from '@/content/model/site-page';
import { sitePages } from '@/content/model/site-pages';
import { Report } from '@/engine/shared/content-error';
import { filesIn } from '@/content/model/reading/read-file';
import { entriesOf, fieldsOf, type Fields } from '@/engine/shared/values';
import { fillText } from '@/engine/islands/fill-text';
import { defaultLanguage } from '@/messages/languages';
import type { Choice, Choices } from '@/editor/config/value-widgets';

/** Folder of the files that the site serves as they are. */
const PUBLIC = 'public';

const { code } = defaultLanguage;
const contentFiles = contentFilesIn(code);

/** The values of a file; none if it cannot be read, which the check of the content reports. */
function read(file: string): Fields {
  try {
    return fieldsOf(parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}

/** The site, if all files of its content are valid. */
function siteNow(): Site | undefined {
  const reading = { root: '.', language: code, now: presentTime() };
  return new Report().attempt(() => readSite(reading));
}

/** The facts that a form shows in place of their names. */
function factsNow(): Record<string, string> {
  const { name, slug } = read(contentFiles.site.file);
  return { company: String(name), slug: String(slug) };
}

/** A choice whose label includes its value, such as the URL of a page. */
const choice = (value: string, title = value): Choice => ({
  value,
  label: title === value ? value : `${title} (${value})`,
});

/** The entries of each list that other files name. */
function listChoices(facts: Record<string, string>): Choices {
  return Object.fromEntries(
    Object.entries(namedLists).map(([name, { file, list, key, label }]) => {
      const entries = entriesOf(read(contentFiles[file].file)[list]);
      const named = new Map(entries.map((entry) => [String(entry[key]), String(entry[label])]));
      return [name, [...named].map(([value, title]) => choice(value, fillText(title, facts)))];
    }),
  );
}

/** What a page's path is in a file; renaming the company changes `{slug}` there, too. */
const writtenPath = ({ key, path }: SitePage) =>
  routeTable.find((route) => route.key === key)?.path ?? path;

/** Whether a page may be offered for links: not a page of a long list, nor one at a further path. */
const isOffered = ({ continues, canonical, kind }: SitePage) =>
  !continues && (canonical === undefined || kind === 'redirect');

/**
 * The pages and files that links may lead to, and the entries of menus. A form has text fields for
 * them while the site is not known.
 */
function pageChoices(site: Site | undefined): Choices {
  if (!site) return {};
  const pages = sitePages(site);
  const titles = new Map(pages.map(({ key, title }) => [key.replace(/^pages\//, ''), title]));
  return {
    path: [
      ...pages.filter(isOffered).map((page) => ({
        ...choice(page.path, page.title),
        value: writtenPath(page),
      })),
      ...filesIn(PUBLIC + FILES).map((file) =>
        choice(encodeURI(file.slice(PUBLIC.length)), 'File'),
      ),
    ],
    entry: menuEntries(site).map((name) => choice(name, titles.get(name))),
  };
}

/** Paths of pages by what they show: their own copy, and the list of the same name. */
function pagePaths(facts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    routeTable.flatMap(({ key, path }) =>
      [`pages/${key}`, key].map((name) => [name, fillText(path, facts)]),
    ),
  );
}

/** This site's content as it is now, for the forms. */
export function siteContent() {
  const facts = factsNow();
  return {
    files: contentFiles,
    /** The folder of the articles, and the schema of their front matter. */
    articles: { folder: journalIn(code), schema: frontMatter },
    /** The folder of the pages of sections, and their schema. */
    pages: { folder: pagesIn(code), schema: composedPage },
    read,
    choices: { ...listChoices(facts), ...pageChoices(siteNow()) },
    /** Paths of the pages that show a file, by its name in the catalogue. */
    paths: pagePaths(facts),
  };
}
