import { join } from 'node:path';
import { catalogue, contentNames, type ContentName } from '@/content/catalogue';
import { headingIds } from '@/engine/content/markdown-text';
import { fieldProblems, textProblems } from '@/content/rules/check-links';
import { destinationsOf, type LinkedArticle } from '@/content/rules/destinations';
import type { ArticleSource } from '@/content/rules/read-article';
import { isFile } from '@/engine/content/read-file';
import { placesIn, placesInEntries, repeatedTexts } from '@/content/rules/repeated-texts';
import { fieldsOf, valueAt } from '@/engine/content/values';
import type { Source } from '@/engine/content/yaml-source';
import { frontMatter } from '@/content/schemas/article';

/** The files of the catalogue by their names, without those that cannot be read. */
export type Sources = Partial<Record<ContentName, Source>>;

/** All files, with the facts in their texts; they need not be valid. */
interface Files {
  sources: Sources;
  articles: readonly ArticleSource[];
  /** The company's name in URLs, if that is known. */
  slug: string | undefined;
}

/** Titles and descriptions: of pages and services in their order, then of articles, the newest last. */
function titlePlaces({ sources, articles }: Files) {
  const pages = contentNames.filter((name) => name.startsWith('pages/'));
  const dateOf = (source: Source) => String(fieldsOf(source.data).date);
  return [
    ...pages.flatMap((name) => placesIn(sources[name], ['title', 'description'])),
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

/** What is wrong with whatever names a page, a service or a file, in fields and in articles. */
function linkProblems({ sources, articles, slug }: Files, root: string): string[] {
  const linkedArticles = new Map(articles.map((article) => [article, linked(article)]));
  const destinations = destinationsOf({
    slug,
    services: valueAt(sources.services?.data, ['services']),
    questions: valueAt(sources.faq?.data, ['questions']),
    articles: [...linkedArticles.values()],
    hasFile: (path) => !path.split('/').includes('..') && isFile(join(root, 'public', path)),
  });
  return [
    ...contentNames.flatMap((name) => {
      const source = sources[name];
      return source ? fieldProblems(source, catalogue[name].schema, destinations) : [];
    }),
    ...[...linkedArticles].flatMap(([article, from]) => [
      ...(article.fields ? fieldProblems(article.fields, frontMatter, destinations) : []),
      ...textProblems(article, from, destinations, root),
    ]),
  ];
}

/** What is wrong with the files as a whole: repeated titles, and links that lead nowhere. */
export function problemsBetween(files: Files, root: string): string[] {
  return [...repeatedTexts(titlePlaces(files)), ...linkProblems(files, root)];
}
