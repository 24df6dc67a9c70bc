import { basename, join } from 'node:path';
import type { z } from 'zod';
import {
  catalogue,
  contentFile,
  contentNames,
  isOptional,
  type Content,
  type ContentName,
} from '@/content/catalogue';
import { problemsBetween } from '@/content/rules/check-together';
import { namedPictures, type NamedPicture } from '@/content/rules/named-pictures';
import type { HiddenPage, Sources } from '@/content/rules/raw-content';
import { ContentError, Report } from '@/engine/content/content-error';
import { factsOf, OFFICE_ZONE, ownFacts, standIns } from '@/content/rules/facts';
import { locate } from '@/engine/content/problem';
import { fillTexts, type Facts } from '@/engine/content/placeholders';
import {
  fillArticle,
  parseArticle,
  readArticle,
  type ArticleSource,
} from '@/content/rules/read-article';
import {
  companyWordsIn,
  CONTENT,
  isArticleFile,
  isPageFile,
  journalIn,
  pagesIn,
} from '@/content/rules/content-files';
import { filesIn, isFile, readFileAt } from '@/engine/content/read-file';
import { readSource } from '@/content/outline';
import { PUBLISHED } from '@/content/rules/published-urls';
import { routeTable } from '@/content/route-table';
import { redirectsIn, type Redirect } from '@/content/rules/redirects';
import { readMessages } from '@/content/rules/read-messages';
import { unreadFiles } from '@/content/rules/unread-files';
import { validate } from '@/engine/content/validate';
import { entriesOf, fieldsOf, isList, textsIn } from '@/engine/content/values';
import type { Source } from '@/engine/content/source';
import { companyWordsFile } from '@/content/schemas/company-words';
import { dayIn, knownZone } from '@/content/days';
import type { Article } from '@/content/schemas/article';
import { composedPage, type ComposedPage } from '@/content/schemas/composed-page';
import type { Messages } from '@/content/schemas/messages';
import { defaultLanguage } from '@/messages/languages';

/** Where, in which language and when content is read. */
export interface Reading {
  /** The folder that `content`, `messages` and `public` are in. */
  root: string;
  /** Code of the language. */
  language: string;
  /** The present time, which decides what is published. */
  now: Date;
}

/** The files as they are, without those whose syntax is wrong. */
export interface Files {
  sources: Sources;
  /** Optional files of the catalogue that are missing or hidden. */
  absent: ReadonlySet<ContentName>;
  hidden: readonly HiddenPage[];
  /** The company's words in a language that is not the default one. */
  words?: Source | undefined;
  /** The pages of sections; undefined for one whose syntax is wrong. */
  pages: readonly (Source | undefined)[];
  articles: readonly ArticleSource[];
}

/** The validated values of all files of content. */
export interface Loaded {
  content: Content;
  /** The pages of sections, also those that are not published today. */
  pages: ComposedPage[];
  articles: Article[];
  /** The day in the first office. */
  today: string;
  now: Date;
  /** Time zone of the first office. */
  timeZone: string;
  facts: Facts;
  /** Former paths, and what each leads to. */
  redirects: Redirect[];
  /** The owner's pictures where content names them. */
  pictures: NamedPicture[];
}

/** A file of the catalogue, and its values, if they are valid. */
interface ValidFile {
  name: ContentName;
  source: Source;
  value: unknown;
}

/** A year of the usual length, while no milestone has a valid one. */
const SOME_YEAR = 2000;

const filled = (source: Source, facts: Facts): Source => ({
  ...source,
  data: fillTexts(source.data, facts),
});

/** Whether a page's file hides it; not if the file cannot be read, which is reported elsewhere. */
function isHidden(file: string, root: string): boolean {
  const source = isFile(join(root, file)) && new Report().attempt(() => readSource(file, root));
  return source !== false && fieldsOf(source?.data).hidden === true;
}

/**
 * The optional files that are missing or hidden. All languages have the same pages, so the files of
 * the default language decide.
 */
function absentIn({ root, language }: Reading): ReadonlySet<ContentName> {
  return new Set(
    contentNames.filter(isOptional).filter((name) => {
      if (!name.startsWith('pages/')) return !isFile(join(root, contentFile(name, language)));
      const file = contentFile(name, defaultLanguage.code);
      return !isFile(join(root, file)) || isHidden(file, root);
    }),
  );
}

/** The path of a page, and its former paths. */
function pathsOf({ file, data }: Source, language: string): string[] {
  const { path, aliases } = fieldsOf(data);
  const route = routeTable.find(({ key }) => contentFile(`pages/${key}`, language) === file);
  return textsIn([route?.path ?? path, ...(isList(aliases) ? aliases : [])]);
}

/** The given files of the catalogue, if their syntax is right. */
function readSources(
  names: readonly ContentName[],
  { root, language }: Reading,
  report: Report,
): Sources {
  return Object.fromEntries(
    names.flatMap((name) => {
      const source = report.attempt(() => readNeeded(name, language, root));
      return source ? [[name, source]] : [];
    }),
  );
}

/** A file of the catalogue that must be there. */
function readNeeded(name: ContentName, language: string, root: string): Source {
  const file = contentFile(name, language);
  if (name.startsWith('pages/') && !isOptional(name) && !isFile(join(root, file))) {
    throw new ContentError([
      { file, message: 'is missing, and the site cannot do without this page' },
    ]);
  }
  return readSource(file, root);
}

/** The company with its words in the language that is read. */
function translated(site: Source, words: Source | undefined, own: Facts, report: Report): Source {
  const valid = words && report.attempt(() => validate(filled(words, own), companyWordsFile));
  if (!valid) return site;
  const { figures, ...rest } = fieldsOf(site.data);
  return {
    ...site,
    data: { ...rest, ...valid, figures: { ...fieldsOf(figures), ...valid.figures } },
  };
}

/** The time zone of the first office, which may not be valid yet. */
function timeZoneOf(site: Source | undefined): string {
  const [office] = entriesOf(fieldsOf(site?.data).offices);
  return knownZone(String(office?.timeZone)) ?? OFFICE_ZONE;
}

/** The years of the milestones, which may not be valid yet. */
function yearsIn(milestones: Source | undefined): number[] {
  const years = entriesOf(fieldsOf(milestones?.data).milestones).map(({ year }) => year);
  const valid = years.filter((year) => typeof year === 'number');
  return valid.length > 0 ? valid : [SOME_YEAR];
}

/** The company, and the facts that texts take from it. */
function readCompany(
  { sources: { site: source, milestones }, words }: Files,
  language: string,
  report: Report,
) {
  const own = ownFacts(source?.data);
  const named = { company: 'company', slug: 'slug', ...own };
  const company = source && filled(translated(source, words, named, report), named);
  const site = company && report.attempt(() => validate(company, catalogue.site.schema));
  return {
    own,
    source: company,
    site,
    facts: site ? factsOf(site, yearsIn(milestones), language) : standIns(company?.data),
    // If the file cannot be read, any name in braces may be one of its figures.
    hasFacts: company !== undefined,
  };
}

/**
 * Replaces the names of facts in all texts, validates each file, and checks the files against one
 * another.
 *
 * @param report collects every mistake, except what only follows from a file that cannot be read
 */
export function contentOf(files: Files, reading: Reading, report: Report): Loaded {
  const { root, language, now } = reading;
  const { source: company, site, own, facts, hasFacts } = readCompany(files, language, report);
  /** A file with the facts in its texts, and its values, if they are valid. */
  const read = <Schema extends z.ZodType>(source: Source, schema: Schema) => {
    const withFacts = filled(source, facts);
    const value = report.attempt(() => validate(withFacts, schema, hasFacts));
    return { source: withFacts, value };
  };
  const ofCatalogue = contentNames.flatMap((name): ValidFile[] => {
    const source = files.sources[name];
    if (name === 'site') return company ? [{ name, source: company, value: site }] : [];
    return source ? [{ name, ...read(source, catalogue[name].schema) }] : [];
  });
  const sources: Sources = Object.fromEntries(
    ofCatalogue.map(({ name, source }) => [name, source]),
  );
  const ofPages = files.pages.flatMap((source) => (source ? [read(source, composedPage)] : []));
  const timeZone = timeZoneOf(company);
  const today = dayIn(timeZone, now);
  const texts = { company: own.company, hasFacts, timeZone };
  const ofArticles = files.articles.map((source) => {
    const withFacts = fillArticle(source, facts);
    return { source: withFacts, article: readArticle(withFacts, texts, report) };
  });
  const articles = ofArticles.map(({ source }) => source);
  const { slug } = own;
  const { absent, hidden } = files;
  const isComplete =
    contentNames.every((name) => sources[name] ?? absent.has(name)) &&
    files.pages.every((source) => source) &&
    articles.every(({ fields }) => fields);
  const raw = {
    ...{ sources, absent, hidden, pages: ofPages.map(({ source }) => source) },
    ...{ articles, slug, hasFacts, isComplete, today, now, timeZone },
  };
  const all = [
    ...Object.values(sources),
    ...raw.pages,
    ...articles.flatMap(({ fields }) => fields ?? []),
  ];
  const byFile = new Map(all.map((source) => [source.file, source]));
  report.add(problemsBetween(raw, root).map((problem) => locate(problem, byFile)));
  return {
    // Each value was validated by the schema of its name; what is missing is in the report.
    content: Object.fromEntries(ofCatalogue.map(({ name, value }) => [name, value])) as Content,
    pages: ofPages.flatMap(({ source: { file }, value }) =>
      value ? [{ ...value, name: basename(file, '.yaml') }] : [],
    ),
    articles: ofArticles.flatMap(({ article }) => article ?? []),
    facts,
    redirects: redirectsIn(raw),
    pictures: namedPictures(raw),
    today,
    now,
    timeZone,
  };
}

/**
 * Reads all content in a language, and its messages.
 *
 * @throws ContentError with every mistake of all files
 */
export function readContent(reading: Reading): Loaded & { messages: Messages } {
  const { root, language, now } = reading;
  const report = new Report();
  const present = filesIn(CONTENT, root);
  const words = language === defaultLanguage.code ? [] : [companyWordsIn(language)];
  const absent = absentIn({ root, language, now });
  const names = contentNames.filter((name) => !absent.has(name));
  const known = contentNames.map((name) => contentFile(name, language));
  const listed = names.map((name) => contentFile(name, language));
  const inDefault = (file: string) => join(pagesIn(defaultLanguage.code), basename(file));
  const hidden = present.filter(
    (file) => isPageFile(file, language) && isHidden(inDefault(file), root),
  );
  const pages = present.filter(
    (file) => isPageFile(file, language) && !known.includes(file) && !hidden.includes(file),
  );
  // The articles of a hidden journal are hidden with it.
  const ofJournal = present.filter((file) => isArticleFile(file, language));
  const articles = hidden.includes(contentFile('pages/blog', language)) ? [] : ofJournal;
  const files: Files = {
    sources: readSources(names, { root, language, now }, report),
    absent,
    hidden: hidden.map((file) => ({
      file: inDefault(file),
      paths: pathsOf(readSource(file, root), language),
    })),
    words: words.map((file) => report.attempt(() => readSource(file, root)))[0],
    pages: pages.map((file) => report.attempt(() => readSource(file, root))),
    articles: articles.map((file) => parseArticle(file, readFileAt(file, root), report, root)),
  };
  const loaded = contentOf(files, { root, language, now }, report);
  const read = new Set<string>([
    ...[...listed, ...pages, ...hidden, ...ofJournal, ...words],
    PUBLISHED,
  ]);
  report.add(unreadFiles(present, { read, known }, language, journalIn(language)));
  const messages = readMessages(language, root, report);
  report.close();
  // If the messages were missing, closing the report would have thrown.
  return { ...loaded, messages: messages as Messages };
}
