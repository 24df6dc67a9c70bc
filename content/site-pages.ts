import { ARTICLES_FOR_A_PAGE } from '@/content/authors';
import { contentFile } from '@/content/catalogue';
import { beginningOf, endOf } from '@/content/days';
import { ARTICLES_PER_PAGE, listJournalPages, type JournalPage } from '@/content/journal-pages';
import { articlePath, servicePath } from '@/content/paths';
import type { Site } from '@/content/read-site';
import { isBelow, routeTable } from '@/content/route-table';
import { articleFileOf, pageFileOf } from '@/content/rules/content-files';
import { isOldPath } from '@/content/schemas/old-path';
import type { Article } from '@/content/schemas/article';
import type { ComposedPage } from '@/content/schemas/composed-page';
import type { BlogPage } from '@/content/schemas/pages/blog';
import { furtherHead, headOf } from '@/content/schemas/pages/journal-heads';
import type { Head } from '@/content/schemas/pages/shared';
import type { Route } from '@/content/schemas/route';
import type { Service } from '@/content/schemas/service';
import { headingIds } from '@/engine/content/markdown-text';
import { fillText } from '@/engine/islands/fill-text';

/** A page of the site, on whatever days it is published. */
export interface SitePage extends Route {
  /** The file that says that it is there. */
  file: string;
  /** The fields of that file which say so, and in which its title and its description are. */
  fields: Readonly<Record<'own' | 'title' | 'description', readonly PropertyKey[]>>;
  /** Its former paths, each with its place in the same file. */
  former: readonly { from: string; path: readonly PropertyKey[] }[];
  /** When it appears and when it is over, in milliseconds; Infinity for a draft and for ever. */
  appears: number;
  ends: number;
  /** What a link is told of that leads to it while it is not published. */
  away: string;
  /** The ids that content gives to its parts; undefined if only the finished page has them. */
  ids?: () => ReadonlySet<string>;
}

/** What a page is, unless it says otherwise. */
const ALWAYS = {
  kind: 'page',
  robots: 'index',
  inSitemap: true,
  menuLabels: {},
  former: [],
  appears: -Infinity,
  ends: Infinity,
  away: '',
} as const;

/** The names and the text of a page in menus. */
const inMenus = ({ title, label = title, menuLabels = {}, menuText }: Head) => ({
  label,
  menuLabels,
  menuText,
});

/** The fields of a page, by their names in an entry of the file, or in the file itself. */
const fieldsIn = (
  entry: readonly PropertyKey[],
  own: string,
  title: string,
  description = title,
) => ({
  own: [...entry, own],
  title: [...entry, title],
  description: [...entry, description],
});

const formerOf = (aliases: readonly string[] = [], path: readonly PropertyKey[] = []) =>
  aliases.flatMap((from, index) =>
    isOldPath(from) ? [{ from, path: [...path, 'aliases', index] }] : [],
  );

/** The pages of the route table whose files are there. */
function pagesOfTable({ content, facts, language }: Site): SitePage[] {
  const ids: Partial<Record<string, () => string[]>> = {
    services: () => content.services.services.map(({ id }) => id),
    faq: () => content.faq.questions.map(({ id }) => id),
  };
  return routeTable.flatMap((structure): SitePage[] => {
    const page = content[`pages/${structure.key}`];
    if (!page) return [];
    const { title, description, aliases } = page;
    const own = ids[structure.key];
    return [
      {
        ...ALWAYS,
        ...structure,
        ...inMenus(page),
        ...{ title, description },
        file: contentFile(`pages/${structure.key}`, language),
        fields: fieldsIn([], 'title', 'title', 'description'),
        path: fillText(structure.path, facts),
        former: formerOf(aliases),
        ...(own && { ids: () => new Set(own()) }),
      },
    ];
  });
}

const keyOf = ({ name }: ComposedPage) => `pages/${name}`;

function pageOfSections(
  page: ComposedPage,
  others: readonly Pick<Route, 'key' | 'path' | 'kind'>[],
  { language, timeZone }: Site,
): SitePage {
  const { path, title, description, icon, robots, from, until } = page;
  const above = others
    .filter((other) => other.kind !== 'redirect' && isBelow(path, other.path))
    .toSorted((one, other) => one.path.length - other.path.length);
  return {
    ...ALWAYS,
    ...inMenus(page),
    ...{ path, title, description, icon, robots },
    key: keyOf(page),
    file: pageFileOf(page.name, language),
    fields: fieldsIn([], 'path', 'title', 'description'),
    inSitemap: robots === 'index',
    parent: above.at(-1)?.key,
    former: formerOf(page.aliases),
    appears: from === undefined ? -Infinity : beginningOf(from, timeZone),
    ends: until === undefined ? Infinity : endOf(until, timeZone),
    away: 'is published on other days only: see “from” and “until” of that page',
  };
}

/** A service's own page, and one for each of its further ids. */
function pagesOfService(service: Service, index: number, { language }: Site): SitePage[] {
  const { id, aliases, title, description, icon } = service;
  const path = servicePath(id);
  const shared = {
    ...ALWAYS,
    ...{ title, description, icon, label: title, menuText: description, parent: 'services' },
    file: contentFile('services', language),
    fields: fieldsIn(['services', index], 'id', 'title', 'description'),
  };
  return [
    { ...shared, key: `service/${id}`, path, former: formerOf(aliases, ['services', index]) },
    ...aliases
      .filter((alias) => !isOldPath(alias))
      .map((alias) => ({
        ...shared,
        key: `service/${alias}`,
        path: servicePath(alias),
        // No `noindex` beside `canonical`: search engines consider the two contradictory.
        canonical: path,
        inSitemap: false,
      })),
  ];
}

function pageOfArticle(article: Article, { language, timeZone }: Site): SitePage {
  const { slug, icon, title, summary, date, draft, aliases, body } = article;
  let ids: ReadonlySet<string> | undefined;
  return {
    ...ALWAYS,
    ...{ icon, title, label: title },
    file: articleFileOf(slug, language),
    fields: fieldsIn([], 'title', 'title', 'summary'),
    key: `blog/${slug}`,
    path: articlePath(slug),
    parent: 'blog',
    description: summary,
    former: formerOf(aliases),
    appears: draft ? Infinity : beginningOf(date, timeZone),
    away: draft
      ? 'is a draft, which is not published'
      : 'is not published yet: see “date” of that article',
    ids: () => (ids ??= headingIds(body)),
  };
}

/** Key, label and head of the first page of a list, and where they come from. */
function firstOf(
  list: JournalPage,
  journal: SitePage,
  copy: BlogPage,
  { content, language }: Site,
) {
  const { topic, author } = list;
  if (topic) {
    return {
      file: journal.file,
      fields: fieldsIn(['topics', copy.topics.indexOf(topic)], 'id', 'title'),
      ...headOf(copy.topic, { topic: topic.title }),
      ...{ key: `blog/topic/${topic.id}`, label: topic.title, icon: topic.icon },
    };
  }
  if (!author) return journal;
  const entry = content.authors?.authors.indexOf(author) ?? -1;
  return {
    file: contentFile('authors', language),
    fields: fieldsIn(['authors', entry], 'id', 'name'),
    ...headOf(copy.author, { name: author.name }),
    ...{ key: `blog/author/${author.id}`, label: author.name, icon: 'users' as const },
    away: 'is not published yet: it comes with the third article of that author',
  };
}

function pageOfList(
  list: JournalPage,
  journal: SitePage,
  copy: BlogPage,
  site: Site,
  written: readonly { article: Article; appears: number }[],
): SitePage {
  const { path, topic, author, number, count } = list;
  const isEmpty = list.articles.length === 0;
  const first = firstOf(list, journal, copy, site);
  const times = written
    .filter(({ article }) => !topic || article.topic === topic.id)
    .filter(({ article }) => !author || article.author === author.id)
    .map(({ appears }) => appears)
    .toSorted((a, b) => a - b);
  // The article with which the page appears.
  const needed = number > 1 ? (number - 1) * ARTICLES_PER_PAGE + 1 : author && ARTICLES_FOR_A_PAGE;
  const shared = {
    ...ALWAYS,
    ...first,
    path,
    former: [],
    robots: isEmpty ? ('noindex' as const) : ('index' as const),
    inSitemap: !isEmpty,
    appears: needed ? (times[needed - 1] ?? Infinity) : -Infinity,
  };
  if (number === 1) return { ...shared, parent: journal.key };
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
function pagesOfLists(site: Site, journal: SitePage, ofArticles: readonly SitePage[]): SitePage[] {
  const { articles, content } = site;
  const copy = content['pages/blog'];
  if (!copy) return [];
  const written = articles.map((article, index) => ({
    article,
    appears: ofArticles[index]?.appears ?? Infinity,
  }));
  return listJournalPages(articles, copy, journal.path, content.authors?.authors)
    .filter(({ path }) => path !== journal.path)
    .map((list) => pageOfList(list, journal, copy, site, written));
}

/**
 * All pages of the site, those included that are drafts, not published yet or over: of the table,
 * of sections, of services, of lists of articles, and articles. Whatever has to do with pages
 * filters this list.
 */
export function sitePages(site: Site): SitePage[] {
  const { content, pages, articles } = site;
  const ofTable = pagesOfTable(site);
  const places = [
    ...ofTable,
    ...pages.map((page) => ({ key: keyOf(page), path: page.path, kind: 'page' as const })),
  ];
  const ofArticles = articles.map((article) => pageOfArticle(article, site));
  const journal = ofTable.find(({ key }) => key === 'blog');
  return [
    ...ofTable,
    ...pages.map((page) => pageOfSections(page, places, site)),
    ...content.services.services.flatMap((service, index) => pagesOfService(service, index, site)),
    ...(journal ? pagesOfLists(site, journal, ofArticles) : []),
    ...ofArticles,
  ];
}
