import { articles, topicsWithArticles } from '@/content/model/journal';
import { content } from '@/content/model/loaded';
import { articlePath, servicePath, topicPath } from '@/content/model/paths';
import type { Route } from '@/content/model/schemas/route';
import { services } from '@/content/model/services';
import { shownSections } from '@/content/model/shown-sections';
import { composedPages } from '@/e2e/support/composed-pages';
import { kinds } from '@/e2e/support/island-states';
import { pages } from '@/e2e/support/site';

/** One page of every kind that has islands. */
export const islandPaths = kinds.map(({ path }) => path);

/** One page of every kind: those with islands, one without, and an article. */
export const kindPaths = [
  ...islandPaths,
  '/about',
  ...articles.slice(0, 1).map(({ slug }) => articlePath(slug)),
];

const furtherArticles = articles.slice(1).map(({ slug }) => articlePath(slug));

/**
 * How a page of sections is laid out: of each section its kind, and which of its fields it has with
 * which variants; nothing for other pages.
 */
const layoutOf = ({ key }: Route) =>
  shownSections(composedPages.get(key) ?? [], content)
    .map((section: Record<string, unknown>) =>
      [section.kind, section.variant, section.layout, ...Object.keys(section)].join(' '),
    )
    .join();
const layouts = pages.map(layoutOf);

/** Pages that differ from another one in their texts alone. */
const alike = new Set([
  ...services.slice(1).map(({ id }) => servicePath(id)),
  ...topicsWithArticles()
    .slice(1)
    .map(({ id }) => topicPath(id)),
  ...pages
    .filter((_, index) => layouts[index] && layouts.indexOf(layouts[index]) < index)
    .map(({ path }) => path),
]);

/** One page of every template, every layout of sections, and every article, whose Markdown differs. */
export const visitedPages = pages.filter(({ path, canonical }) => !canonical && !alike.has(path));

/** The same with one article alone. */
export const distinctPages = visitedPages.filter(({ path }) => !furtherArticles.includes(path));

/** The page with the most above the fold, and the page with the most script. */
export const FULL_PATHS = ['/', '/contact'];
