import { join } from 'node:path';
import { catalogue, contentNames, type ContentName } from '@/content/catalogue';
import { headingIds } from '@/engine/content/markdown-text';
import { fieldProblems, repeatedIds, textProblems } from '@/content/rules/check-links';
import { destinationsOf, type LinkedArticle, type LinkedPage } from '@/content/rules/destinations';
import type { ArticleSource } from '@/content/rules/read-article';
import { pathProblems } from '@/content/rules/page-paths';
import { isFile } from '@/engine/content/read-file';
import { placesIn, placesInEntries, repeatedTexts } from '@/content/rules/repeated-texts';
import { fieldsOf, valueAt } from '@/engine/content/values';
import type { Source } from '@/engine/content/yaml-source';
import { isPublishedOn } from '@/content/days';
import { composedPage } from '@/content/schemas/composed-page';
import { frontMatter } from '@/content/schemas/article';

/** The files of the catalogue by their names, without those that cannot be read. */
export type Sources = Partial<Record<ContentName, Source>>;

/** All files, with the facts in their texts; they need not be valid. */
interface Files {
  sources: Sources;
  /** The pages of sections. */
  pages: readonly Source[];
  articles: readonly ArticleSource[];
  /** The present day in the company's time zone. */
  today: string;
  /** The company's name in URLs, if that is known. */
  slug: string | undefined;
}

/** Titles and descriptions: of pages and services in their order, then of articles, the newest last. */
function titlePlaces({ sources, pages: composed, articles }: Files) {
  const pages = contentNames.filter((name) => name.startsWith('pages/'));
  const dateOf = (source: Source) => String(fieldsOf(source.data).date);
  return [
    ...pages.flatMap((name) => placesIn(sources[name], ['title', 'description'])),
    ...composed.flatMap((page) => placesIn(page, ['title', 'description'])),
    ...placesInEntries(sources.services, 'services', ['title', 'description']),
    ...articles
      .flatMap(({ fields }) => fields ?? [])
      .toSorted((a, b) => dateOf(a).localeCompare(dateOf(b)))
      .flatMap((fields) => placesIn(fields, ['title', 'summary'])),
  ];
}

/** What links to an article need to know of it. */
function linked({ slug, fields, body }: ArticleSource): LinkedArticle {
  let ids: ReadonlySet<string> | undefined;
  return {
    slug,
    isDraft: fieldsOf(fields?.data).draft === true,
    ids: () => (ids ??= headingIds(body)),
  };
}

const hasFileBelow = (root: string) => (path: string) =>
  !path.split('/').includes('..') && isFile(join(root, 'public', path));

/** A page of sections as far as links need it; undefined if its path is no text. */
function linkedPage({ data }: Source, today: string): LinkedPage | undefined {
  const { path, from, until } = fieldsOf(data);
  if (typeof path !== 'string') return undefined;
  const day = (value: unknown) => (typeof value === 'string' ? value : undefined);
  return { path, isPublished: isPublishedOn(today, { from: day(from), until: day(until) }) };
}

/** What is wrong with whatever names something elsewhere, in fields and in texts. */
function linkProblems(files: Files, root: string): string[] {
  const { sources, pages, articles, slug, today } = files;
  const linkedArticles = new Map(articles.map((article) => [article, linked(article)]));
  const destinations = destinationsOf({
    slug,
    services: valueAt(sources.services?.data, ['services']),
    questions: valueAt(sources.faq?.data, ['questions']),
    industries: valueAt(sources.industries?.data, ['industries']),
    stories: valueAt(sources['pages/client-stories']?.data, ['stories']),
    pages: pages.flatMap((page) => linkedPage(page, today) ?? []),
    articles: [...linkedArticles.values()],
    hasFile: hasFileBelow(root),
  });
  return [
    ...contentNames.flatMap((name) => {
      const source = sources[name];
      return source ? fieldProblems(source, catalogue[name].schema, destinations, root) : [];
    }),
    ...pages.flatMap((page) => [
      ...fieldProblems(page, composedPage, destinations, root),
      ...repeatedIds(page, composedPage),
    ]),
    ...[...linkedArticles].flatMap(([article, from]) => [
      ...(article.fields ? fieldProblems(article.fields, frontMatter, destinations, root) : []),
      ...textProblems(article, from, destinations, root),
    ]),
  ];
}

/** What is wrong with the files as a whole: titles, paths, and links that lead nowhere. */
export function problemsBetween(files: Files, root: string): string[] {
  return [
    ...repeatedTexts(titlePlaces(files)),
    ...pathProblems(files.pages, files.slug, hasFileBelow(root)),
    ...linkProblems(files, root),
  ];
}
