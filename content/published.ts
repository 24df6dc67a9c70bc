import { isPublishedOn } from '@/content/days';
import type { Loaded } from '@/content/read-content';
import type { Article } from '@/content/schemas/article';

/** @returns the articles to publish, newest first */
export function published(all: readonly Article[], withDrafts: boolean): Article[] {
  return all
    .filter(({ draft }) => withDrafts || !draft)
    .toSorted((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));
}

/**
 * The content without what is not to be published.
 *
 * @param withAll also drafts, and pages (not the notice) outside of their days, as in development
 */
export function publishedOf<Content extends Loaded>(loaded: Content, withAll: boolean): Content {
  const { content, articles, redirects, today } = loaded;
  const { notice } = content;
  const pages = loaded.pages.filter((page) => withAll || isPublishedOn(today, page));
  const hidden = new Set(
    loaded.pages.filter((page) => !pages.includes(page)).map(({ path }) => path),
  );
  return {
    ...loaded,
    content: { ...content, notice: notice && isPublishedOn(today, notice) ? notice : undefined },
    pages,
    redirects: redirects.filter(({ to }) => !hidden.has(to.replace(/#.*/, ''))),
    articles: published(articles, withAll),
  };
}
