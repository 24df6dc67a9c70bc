import type { Content } from '@/content/catalogue';
import { listJournalPages, type JournalPage } from '@/content/journal-pages';
import { articlePath, servicePath } from '@/content/paths';
import type { Loaded } from '@/content/read-content';
import { isBelow, routeTable } from '@/content/route-table';
import type { Article } from '@/content/schemas/article';
import type { ComposedPage } from '@/content/schemas/composed-page';
import type { BlogPage } from '@/content/schemas/pages/blog';
import { furtherHead, headOf } from '@/content/schemas/pages/journal-heads';
import type { Head } from '@/content/schemas/pages/shared';
import { routeList, type Route, type RouteInput } from '@/content/schemas/route';
import type { Service } from '@/content/schemas/service';
import { validate } from '@/engine/content/validate';
import { fillText } from '@/engine/islands/fill-text';

/** The names and the text of a page in menus. */
const inMenus = ({ title, label = title, menuLabels, menuText }: Head) => ({
  label,
  menuLabels,
  menuText,
});

/** A service's own page, and one for each of its aliases. */
function routesOfService({ id, aliases, title, description, icon }: Service): RouteInput[] {
  const path = servicePath(id);
  const shared = {
    title,
    description,
    icon,
    label: title,
    menuText: description,
    parent: 'services',
  };
  return [
    { ...shared, key: `service/${id}`, path },
    ...aliases.map((alias) => ({
      ...shared,
      key: `service/${alias}`,
      path: servicePath(alias),
      // No `noindex` beside `canonical`: search engines consider the two contradictory.
      canonical: path,
      inSitemap: false,
    })),
  ];
}

function routeOfArticle({ slug, icon, title, summary }: Article): RouteInput {
  return {
    key: `blog/${slug}`,
    path: articlePath(slug),
    parent: 'blog',
    title,
    description: summary,
    icon,
    label: title,
  };
}

/** Key, label and head of the first page of a list; undefined for the journal itself. */
function firstHead({ topic, author }: JournalPage, copy: BlogPage) {
  if (topic) {
    const { id, title } = topic;
    return { key: `blog/topic/${id}`, label: title, ...headOf(copy.topic, { topic: title }) };
  }
  if (!author) return undefined;
  const { id, name } = author;
  return { key: `blog/author/${id}`, label: name, ...headOf(copy.author, { name }) };
}

function routeOfList(list: JournalPage, journal: RouteInput, copy: BlogPage): RouteInput {
  const { path, topic, author, number, count, articles } = list;
  const isEmpty = articles.length === 0;
  const first = firstHead(list, copy) ?? journal;
  const shared = {
    path,
    icon: topic?.icon ?? (author ? 'users' : journal.icon),
    robots: isEmpty ? ('noindex' as const) : ('index' as const),
    inSitemap: !isEmpty,
  };
  if (number === 1) return { ...first, ...shared, parent: journal.key };
  return {
    ...shared,
    ...furtherHead(copy.pages, { title: first.title, page: number, pages: count }),
    key: `${first.key}/page/${number}`,
    label: fillText(copy.pages.page, { page: number }),
    parent: first.key,
    continues: list.first,
  };
}

/** The pages that list articles, except for the first of the journal, which is in the table. */
function routesOfLists(
  journal: RouteInput,
  { authors, 'pages/blog': copy }: Content,
  articles: readonly Article[],
): RouteInput[] {
  if (!copy) return [];
  return listJournalPages(articles, copy, journal.path, authors?.authors)
    .filter(({ path }) => path !== journal.path)
    .map((list) => routeOfList(list, journal, copy));
}

const keyOf = ({ name }: ComposedPage) => `pages/${name}`;

function routeOfPage(
  page: ComposedPage,
  others: readonly Pick<RouteInput, 'key' | 'path' | 'kind'>[],
): RouteInput {
  const { path, title, description, icon, robots } = page;
  const above = others
    .filter((other) => other.kind !== 'redirect' && isBelow(path, other.path))
    .toSorted((one, other) => one.path.length - other.path.length);
  return {
    key: keyOf(page),
    path,
    title,
    description,
    icon,
    robots,
    ...inMenus(page),
    inSitemap: robots === 'index',
    parent: above.at(-1)?.key,
  };
}

/**
 * All routes of the site: those of the table whose pages are there, with their texts, pages of
 * sections, services, lists of articles, and articles.
 *
 * @param loaded what is to be published
 * @throws ContentError if two routes have the same path, key, title or description
 */
export function listRoutes({ content, pages, articles, facts }: Loaded): readonly Route[] {
  const ofTable = routeTable.flatMap((structure): RouteInput[] => {
    const page = content[`pages/${structure.key}`];
    if (!page) return [];
    const { title, description } = page;
    const path = fillText(structure.path, facts);
    return [{ ...structure, path, title, description, ...inMenus(page) }];
  });
  const withPages = [...ofTable, ...pages.map((page) => ({ key: keyOf(page), path: page.path }))];
  const journal = ofTable.find(({ key }) => key === 'blog');
  return validate(
    {
      file: 'content/route-table.ts',
      data: [
        ...ofTable,
        ...pages.map((page) => routeOfPage(page, withPages)),
        ...content.services.services.flatMap(routesOfService),
        ...(journal ? routesOfLists(journal, content, articles) : []),
        ...articles.map(routeOfArticle),
      ],
    },
    routeList,
  );
}
