import { idsWithPages } from '@/content/authors';
import { beginningOf, isPublishedOn } from '@/content/days';
import { articlePath, authorPath } from '@/content/paths';
import type { Loaded } from '@/content/read-content';
import type { Article } from '@/content/schemas/article';

/** What decides what is published. */
interface Publishing {
  /** Whether to include drafts and what has a future date, as in development. */
  withAll: boolean;
  now: Date;
  timeZone: string;
}

/** @returns the articles to publish, newest first; those with a future date are marked */
export function published(
  all: readonly Article[],
  { withAll, now, timeZone }: Publishing,
): Article[] {
  return all
    .map((article) => ({ article, begins: beginningOf(article.date, timeZone) }))
    .toSorted((a, b) => b.begins - a.begins || a.article.slug.localeCompare(b.article.slug))
    .map(({ article, begins }) => (begins > +now ? { ...article, isAhead: true } : article))
    .map((article) => {
      const { updated, ...rest } = article;
      const isToCome = !withAll && updated && beginningOf(updated, timeZone) > +now;
      return isToCome ? rest : article;
    })
    .filter(({ draft, isAhead }) => withAll || (!draft && !isAhead));
}

/**
 * The content without what is not to be published.
 *
 * @param withAll whether to include drafts, articles with a future date, and pages (not the notice)
 *   outside of their days, as in development
 */
export function publishedOf<Content extends Loaded>(loaded: Content, withAll: boolean): Content {
  const { content, redirects, today, now, timeZone } = loaded;
  const { notice } = content;
  const pages = loaded.pages.filter((page) => withAll || isPublishedOn(today, page));
  const articles = published(loaded.articles, { withAll, now, timeZone });
  const authors = content.authors?.authors.map(({ id }) => id);
  const pathsOf = (some: Pick<Loaded, 'pages' | 'articles'>) => [
    ...some.pages.map(({ path }) => path),
    ...some.articles.map(({ slug }) => articlePath(slug)),
    ...idsWithPages(some.articles, authors).map(authorPath),
  ];
  const shown = new Set(pathsOf({ pages, articles }));
  const hidden = new Set(pathsOf(loaded).filter((path) => !shown.has(path)));
  return {
    ...loaded,
    content: { ...content, notice: notice && isPublishedOn(today, notice) ? notice : undefined },
    pages,
    redirects: redirects.filter(({ to }) => !hidden.has(to.replace(/#.*/, ''))),
    articles,
  };
}
