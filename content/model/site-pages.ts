import { contentFile } from '@/content/model/catalogue';
import { beginningOf, endOf } from '@/content/model/days';
import { pagesOfLists } from '@/content/model/list-pages';
import { articlePath, servicePath } from '@/content/model/paths';
import type { Site } from '@/content/model/read-site';
import { isBelow, routeTable } from '@/content/model/route-table';
import { articleFileOf, pageFileOf } from '@/content/model/rules/content-files';
import { isOldPath } from '@/content/model/schemas/old-path';
import type { Article } from '@/content/model/schemas/article';
import type { ComposedPage } from '@/content/model/schemas/composed-page';
import type { Head } from '@/content/model/schemas/pages/shared';
import type { Route } from '@/content/model/schemas/route';
import type { Service } from '@/content/model/schemas/service';
import { ALWAYS, fieldsIn, type SitePage } from '@/content/model/site-page';
import { headingIds } from '@/content/model/reading/markdown-text';
import { fillText } from '@/engine/islands/fill-text';

/** The names and the text of a page in menus. */
const inMenus = ({ title, label = title, menuLabels = {}, menuText }: Head) => ({
  label,
  menuLabels,
  menuText,
});

const formerOf = (aliases: readonly string[] = [], path: readonly PropertyKey[] = []) =>
  aliases.flatMap((from, index) =>
    isOldPath(from) ? [{ from, path: [...path, 'aliases', index] }] : [],
  );

/** The pages of the route table whose files are there. */
function pagesOfTable({ content, absent, facts, language }: Site): SitePage[] {
  const ids: Partial<Record<string, () => string[]>> = {
    services: () => content.services.services.map(({ id }) => id),
    faq: () => content.faq.questions.map(({ id }) => id),
  };
  return routeTable.flatMap((structure): SitePage[] => {
    const page = content[`pages/${structure.key}`];
    if (!page || absent.has(`pages/${structure.key}`)) return [];
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

type PlacedPage = Pick<Route, 'key' | 'path' | 'kind'>;

/** The page that one with a path of its own is below. */
function parentOf(path: string, others: readonly PlacedPage[]): string | undefined {
  const above = others
    .filter((other) => other.kind !== 'redirect' && isBelow(path, other.path))
    .toSorted((one, other) => one.path.length - other.path.length);
  return above.at(-1)?.key;
}

function pageOfSections(
  page: ComposedPage,
  others: readonly PlacedPage[],
  { language, timeZone }: Site,
): SitePage {
  const { path, title, description, icon, robots, from, until } = page;
  return {
    ...ALWAYS,
    ...inMenus(page),
    ...{ path, title, description, icon, robots },
    key: keyOf(page),
    file: pageFileOf(page.name, language),
    fields: fieldsIn([], 'path', 'title', 'description'),
    inSitemap: robots === 'index',
    parent: parentOf(path, others),
    former: formerOf(page.aliases),
    appears: from === undefined ? -Infinity : beginningOf(from, timeZone),
    ends: until === undefined ? Infinity : endOf(until, timeZone),
    away: 'is published on other days only: see `from` and `until` of that page',
  };
}

/** The pages of client stories that have a path. */
function pagesOfStories(
  { content, absent, language }: Site,
  others: readonly PlacedPage[],
): SitePage[] {
  if (absent.has('client-stories')) return [];
  const list = others.find(({ key }) => key === 'client-stories');
  return content['client-stories'].stories.flatMap((story, index): SitePage[] => {
    const { id, path, title, description } = story;
    if (path === undefined || description === undefined) return [];
    return [
      {
        ...ALWAYS,
        ...{ path, title, description, label: title, icon: 'file-text' },
        key: `story/${id}`,
        file: contentFile('client-stories', language),
        fields: fieldsIn(['stories', index], 'path', 'title', 'description'),
        parent: parentOf(path, others) ?? list?.key,
      },
    ];
  });
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

/** The pages of all services, which a translation has if it has their file and their words. */
function pagesOfServices(site: Site): SitePage[] {
  if (site.absent.has('services') || site.absent.has('pages/service')) return [];
  return site.content.services.services.flatMap((service, index) =>
    pagesOfService(service, index, site),
  );
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
      : 'is not published yet: see `date` of that article',
    ids: () => (ids ??= headingIds(body)),
  };
}

function listPages(site: Site): SitePage[] {
  const { pages, articles, original } = site;
  const ofTable = pagesOfTable(site);
  const places = [
    ...ofTable,
    ...pages.map((page) => ({ key: keyOf(page), path: page.path, kind: 'page' as const })),
    ...(original ? sitePages(original) : []),
  ];
  const ofArticles = articles.map((article) => pageOfArticle(article, site));
  const journal = ofTable.find(({ key }) => key === 'blog');
  return [
    ...ofTable,
    ...pages.map((page) => pageOfSections(page, places, site)),
    ...pagesOfStories(site, places),
    ...pagesOfServices(site),
    ...(journal ? pagesOfLists(site, journal, ofArticles) : []),
    ...ofArticles,
  ];
}

/** The list of each site, which half of the rules ask for. */
const listed = new WeakMap<Site, SitePage[]>();

/**
 * All pages of the site, those included that are drafts, not published yet or over: of the table,
 * of sections, of services, of lists of articles, and articles, in this order. Whatever has to do
 * with pages filters this list.
 *
 * @returns the same list for the same site
 */
export function sitePages(site: Site): readonly SitePage[] {
  const pages = listed.get(site) ?? listPages(site);
  listed.set(site, pages);
  return pages;
}

/** The pages that only the default language has, to which links of a translation lead. */
export function pagesElsewhere(site: Site): SitePage[] {
  const { original } = site;
  if (!original) return [];
  const own = new Set(sitePages(site).map(({ path }) => path));
  return sitePages(original).filter(({ path }) => !own.has(path));
}

/** All pages to which a link in a language may lead, its own first. */
export function linkedPages(site: Site): readonly SitePage[] {
  return site.original ? [...sitePages(site), ...pagesElsewhere(site)] : sitePages(site);
}
