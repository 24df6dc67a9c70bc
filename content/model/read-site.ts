import { basename, join } from 'node:path';
import type { z } from 'zod';
import {
  catalogue,
  contentFile,
  contentNames,
  isNeeded,
  isOptional,
  type Content,
  type ContentName,
} from '@/content/model/catalogue';
import { beginningOf, dayIn, knownZone } from '@/content/model/days';
import { findFiles, type FoundFiles, type HiddenPage } from '@/content/model/find-files';
import { readSource } from '@/content/model/outline';
import { filled, readCompany, readFacts } from '@/content/model/read-company';
import { OFFICE_ZONE } from '@/content/model/rules/facts';
import { parseArticle, readArticle, type ArticleSource } from '@/content/model/rules/read-article';
import { readMessages } from '@/content/model/rules/read-messages';
import { frontMatter, type Article } from '@/content/model/schemas/article';
import { composedPage, type ComposedPage } from '@/content/model/schemas/composed-page';
import type { Messages } from '@/content/model/schemas/messages';
import type { Section } from '@/content/model/schemas/sections';
import { ContentError, Report } from '@/engine/shared/content-error';
import type { Facts } from '@/content/model/reading/placeholders';
import { isFile, readFileAt } from '@/content/model/reading/read-file';
import type { Source } from '@/engine/shared/source';
import { validate } from '@/engine/shared/validate';
import { fillText } from '@/engine/islands/fill-text';
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

/** A file of content, and its valid values. */
export interface SiteFile {
  /** Its path from the site's folder. */
  file: string;
  schema: z.ZodType;
  value: unknown;
  /**
   * When what it says is published, in milliseconds: -Infinity if it is, Infinity for a draft and
   * for what is over.
   */
  appears: number;
  /** The Markdown below its fields, and the number of lines above it. */
  body?: { markdown: string; linesAbove: number };
}

/** The sections of a file, in their order; none if it is no page that lists them. */
export function sectionsOf({ value }: Pick<SiteFile, 'value'>): readonly Section[] {
  // All schemas with a field of this name have validated it as a list of sections.
  return (value as { sections?: readonly Section[] }).sections ?? [];
}

/** The sections of several files, each with the place of a field of it, or of the whole. */
export const sectionsIn = (files: readonly SiteFile[]) =>
  files.flatMap(({ file, value }) =>
    sectionsOf({ value }).map((section, index) => ({
      section,
      at: (...field: string[]) => ({ file, path: ['sections', index, ...field] }),
    })),
  );

/** Everything that the site says in a language, each file valid for itself. */
export interface Site extends Reading {
  content: Content;
  /** The pages of sections, also those that are not published today. */
  pages: ComposedPage[];
  /** All articles, drafts and future ones included. */
  articles: Article[];
  messages: Messages;
  /** Files of the catalogue that are missing or hidden in this language. */
  absent: ReadonlySet<ContentName>;
  hidden: readonly HiddenPage[];
  /** The files that the above is in, except that of the messages. */
  files: readonly SiteFile[];
  /** The same files, to find lines. */
  sources: readonly Source[];
  facts: Facts;
  /** The day in the first office. */
  today: string;
  /** Time zone of the first office. */
  timeZone: string;
  /**
   * The site in the default language, for a translation: it has the pages and the entries that this
   * one lacks.
   */
  original: Site | undefined;
}

/** The files whose syntax is right; the texts in them still name facts in braces. */
interface Parsed {
  ofCatalogue: ReadonlyMap<ContentName, Source>;
  words: Source | undefined;
  pages: readonly Source[];
  articles: readonly ArticleSource[];
}

/** A file of the catalogue that must be there. */
function parseNeeded(name: ContentName, { root, language }: Reading): Source {
  const file = contentFile(name, language);
  if (name.startsWith('pages/') && isNeeded(name, language) && !isFile(join(root, file))) {
    throw new ContentError([
      { file, message: 'is missing, and the site cannot do without this page' },
    ]);
  }
  return readSource(file, root);
}

function parseFiles(found: FoundFiles, reading: Reading, report: Report): Parsed {
  const { root } = reading;
  const parsed = (file: string) => report.attempt(() => readSource(file, root));
  return {
    ofCatalogue: new Map(
      found.names.flatMap((name) => {
        const source = report.attempt(() => parseNeeded(name, reading));
        return source ? [[name, source] as const] : [];
      }),
    ),
    words: found.words === undefined ? undefined : parsed(found.words),
    pages: found.pages.flatMap((file) => parsed(file) ?? []),
    articles: found.articles.flatMap(
      (file) => report.attempt(() => parseArticle(file, readFileAt(file, root), root)) ?? [],
    ),
  };
}

/** What a language lacks and its pages may still name, in the words of the default one. */
function borrowed(absent: ReadonlySet<ContentName>, original: Site | undefined): Partial<Content> {
  const names = [...absent].filter((name) => name.startsWith('pages/') || !isOptional(name));
  return Object.fromEntries(names.map((name) => [name, original?.content[name]]));
}

/** When a page or the notice is published; the targets of its links may be over with it. */
function appearance(
  { from, until }: { from?: string | undefined; until?: string | undefined },
  today: string,
  timeZone: string,
): number {
  if (until !== undefined && until < today) return Infinity;
  return from === undefined ? -Infinity : beginningOf(from, timeZone);
}

/**
 * Reads every file in a language: its syntax, then its schema, after the facts have replaced their
 * names in braces.
 *
 * @throws ContentError with every mistake of all files; if the facts cannot be read, only those in
 *   them and in syntax
 */
export function readSite(reading: Reading): Site {
  const { root, language, now } = reading;
  const original =
    language === defaultLanguage.code
      ? undefined
      : readSite({ ...reading, language: defaultLanguage.code });
  const report = new Report();
  const found = findFiles(reading);
  report.add(found.problems);
  const parsed = parseFiles(found, reading, report);
  const messages = report.attempt(() => readMessages(language, root));
  const company = readCompany(parsed.ofCatalogue.get('site'), parsed.words, report);
  const facts = readFacts(
    company,
    parsed.ofCatalogue.get('milestones'),
    original?.content.milestones,
    language,
    report,
  );
  if (!company || !facts) throw report.error();

  const timeZone = knownZone(company.offices[0]?.timeZone ?? OFFICE_ZONE) ?? OFFICE_ZONE;
  const today = dayIn(timeZone, now);
  const site = parsed.ofCatalogue.get('site');
  const sources = site ? [filled(site, facts)] : [];
  const read = <Schema extends z.ZodType>(source: Source, schema: Schema) => {
    const withFacts = filled(source, facts);
    sources.push(withFacts);
    return report.attempt(() => validate(withFacts, schema));
  };
  const values = new Map<ContentName, unknown>(
    [...parsed.ofCatalogue].map(([name, source]) => [
      name,
      name === 'site' ? company : read(source, catalogue[name].schema),
    ]),
  );
  // Each value was validated by the schema of its name, or reading stops below.
  const content = {
    ...borrowed(found.absent, original),
    ...Object.fromEntries(values),
  } as Content;
  const pages = parsed.pages.flatMap((source) => {
    const page = read(source, composedPage);
    return page ? { ...page, name: basename(source.file, '.yaml') } : [];
  });
  const articles = parsed.articles.flatMap(
    (source) => report.attempt(() => readArticle(source, facts, timeZone)) ?? [],
  );
  report.close();
  return {
    ...reading,
    content,
    pages,
    articles,
    // If they were not valid, closing the report would have thrown.
    messages: messages as Messages,
    absent: found.absent,
    hidden: found.hidden.map(({ paths, ...page }) => ({
      ...page,
      paths: paths.map((path) => fillText(path, facts)),
    })),
    files: [
      ...contentNames.flatMap((name): SiteFile[] => {
        if (!values.has(name)) return [];
        const appears =
          name === 'notice' ? appearance(content.notice ?? {}, today, timeZone) : -Infinity;
        const file = contentFile(name, language);
        return [{ file, schema: catalogue[name].schema, value: content[name], appears }];
      }),
      ...pages.map((page, index) => ({
        file: parsed.pages[index]!.file,
        schema: composedPage,
        value: page,
        appears: appearance(page, today, timeZone),
      })),
      ...articles.map(({ body, ...fields }, index) => ({
        file: parsed.articles[index]!.file,
        schema: frontMatter,
        value: fields,
        appears: fields.draft ? Infinity : beginningOf(fields.date, timeZone),
        body: { markdown: body, linesAbove: parsed.articles[index]!.linesAbove },
      })),
    ],
    sources: [...sources, ...parsed.articles.map(({ fields }) => filled(fields, facts))],
    facts,
    today,
    timeZone,
    original,
  };
}
