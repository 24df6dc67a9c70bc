import type { Destinations } from '@/content/rules/destinations';
import type { z } from 'zod';
import type { RawContent } from '@/content/rules/raw-content';
import { OWN_FILES } from '@/content/rules/page-paths';
import { idsWithPages } from '@/content/authors';
import { ARTICLES_PER_PAGE, listPagePath } from '@/content/journal-pages';
import { articlePath, authorPath, JOURNAL, servicePath, topicPath } from '@/content/paths';
import { generatedFiles, routeTable } from '@/content/route-table';
import { defaultLanguage } from '@/messages/languages';
import { isOldPath, oldPath } from '@/content/schemas/old-path';
import { redirectTarget } from '@/content/schemas/redirects';
import { locate, problemAt, type Finding, type Problem } from '@/engine/content/problem';
import { entriesOf, fieldsOf, isList, textsIn, valueAt } from '@/engine/content/values';
import type { Source } from '@/engine/content/source';
import { fillText } from '@/engine/islands/fill-text';

/** A place in the content. */
interface Place {
  source: Source;
  path: readonly PropertyKey[];
}

/** A page of the site, at the place that describes it. */
interface Page extends Place {
  url: string;
  /** Path of the field with its aliases, if it may have any. */
  aliases?: readonly PropertyKey[];
  /** The path to which it redirects, if it is a redirect. */
  leadsTo?: string;
}

/** A former path, at the place that says what it leads to. */
export interface Redirect extends Place {
  from: string;
  /** A path of this site, perhaps with a fragment, or a URL of another. */
  to: string;
}

/** File and line, as messages name them. */
export const lineOf = ({ source, path }: Place) => `${source.file}:${source.lineOf(path)}`;

/** Hosts and disks may not distinguish capitals and small letters. */
const alike = (url: string) => url.toLowerCase();

/** A target without its fragment. */
const withoutFragment = (to: string) => to.replace(/#.*/, '');

const isOf = (schema: z.ZodType<string>, value: unknown): value is string =>
  schema.safeParse(value).success;

/** The pages of services, one for each id. */
function servicePages(source: Source | undefined): Page[] {
  const services = valueAt(source?.data, ['services']);
  if (!source || !isList(services)) return [];
  return services.flatMap((service, index): Page[] => {
    const { id, aliases } = fieldsOf(service);
    if (typeof id !== 'string') return [];
    const path = ['services', index, 'id'];
    const furtherIds = (isList(aliases) ? textsIn(aliases) : []).filter((one) => !isOldPath(one));
    return [
      { source, path, url: servicePath(id), aliases: ['services', index, 'aliases'] },
      ...furtherIds.map((alias) => ({ source, path, url: servicePath(alias) })),
    ];
  });
}

/** The pages of a list of articles, as many as it needs, at the place that describes it. */
function pagesOfList(place: Place, first: string, articles: readonly unknown[]): Page[] {
  const count = Math.max(1, Math.ceil(articles.length / ARTICLES_PER_PAGE));
  return Array.from({ length: count }, (_, index) => ({
    ...place,
    url: listPagePath(first, index + 1),
  }));
}

/** The pages that list articles, except the journal's first; future articles are counted, too. */
function listPages({ sources, articles }: RawContent): Page[] {
  const { 'pages/blog': blog, authors } = sources;
  if (!blog) return [];
  const written = articles
    .map(({ fields }) => fieldsOf(fields?.data))
    .filter(({ draft }) => draft !== true)
    .map(({ topic, author }) => ({ topic, author: String(author) }));
  const ids = (source: Source | undefined, list: string) =>
    entriesOf(valueAt(source?.data, [list])).map(({ id }) => id);
  const authorIds = ids(authors, 'authors');
  return [
    ...pagesOfList({ source: blog, path: ['title'] }, JOURNAL, written).slice(1),
    ...ids(blog, 'topics').flatMap((id, index) =>
      pagesOfList(
        { source: blog, path: ['topics', index, 'id'] },
        topicPath(String(id)),
        written.filter(({ topic }) => topic === id),
      ),
    ),
    ...idsWithPages(written, textsIn(authorIds)).flatMap((id) =>
      pagesOfList(
        // Without `authors.yaml` no author has a page.
        { source: authors ?? blog, path: ['authors', authorIds.indexOf(id), 'id'] },
        authorPath(id),
        written.filter(({ author }) => author === id),
      ),
    ),
  ];
}

/** The pages of the site, without drafts and those of files that cannot be read. */
export function pagesIn(files: RawContent): Page[] {
  const { sources, pages, articles, slug } = files;
  const ofTable = routeTable.flatMap((route): Page[] => {
    const source = sources[`pages/${route.key}`];
    if (!source) return [];
    const url = slug === undefined ? route.path : fillText(route.path, { slug });
    const leadsTo = 'kind' in route ? { leadsTo: route.canonical } : {};
    return [{ source, path: ['title'], url, aliases: ['aliases'], ...leadsTo }];
  });
  // Includes pages not published today and articles with a future date, which are not forgotten.
  const ofSections = pages.flatMap((source): Page[] => {
    const { path: url } = fieldsOf(source.data);
    return typeof url === 'string' ? [{ source, path: ['path'], url, aliases: ['aliases'] }] : [];
  });
  const ofArticles = articles.flatMap(({ slug: name, fields: source }): Page[] =>
    source && fieldsOf(source.data).draft !== true
      ? [{ source, path: ['title'], url: articlePath(name), aliases: ['aliases'] }]
      : [],
  );
  return [
    ...ofTable,
    ...ofSections,
    ...servicePages(sources.services),
    ...listPages(files),
    ...ofArticles,
  ];
}

/** The former paths among the aliases of a page, without invalid ones, which the schema reports. */
function aliasesOf({ source, aliases: path = [], url: to }: Page): Redirect[] {
  const list = path.length > 0 ? valueAt(source.data, path) : [];
  if (!isList(list)) return [];
  return list.flatMap((from, index) =>
    isOf(oldPath, from) ? [{ source, path: [...path, index], from, to }] : [],
  );
}

/** All former paths: those among the aliases of pages, and those in `redirects.yaml`. */
export function redirectsIn(files: RawContent): Redirect[] {
  const source = files.sources.redirects;
  const list = valueAt(source?.data, ['redirects']);
  const others = (isList(list) ? list : []).flatMap((entry, index): Redirect[] => {
    const { from, to } = fieldsOf(entry);
    return source && isOf(oldPath, from) && isOf(redirectTarget, to)
      ? [{ source, path: ['redirects', index], from, to }]
      : [];
  });
  return [...pagesIn(files).flatMap(aliasesOf), ...others];
}

/** The redirects by their former paths; if several have the same path, the first. */
export function redirectsByPath(redirects: readonly Redirect[]): ReadonlyMap<string, Redirect> {
  return new Map(redirects.toReversed().map((redirect) => [alike(redirect.from), redirect]));
}

/** Whether following a redirect leads back to it. */
function leadsBack(redirect: Redirect, steps: (from: string) => { to: string } | undefined) {
  const seen = new Set<string>();
  let next = steps(redirect.to);
  while (next && !seen.has(next.to)) {
    if (alike(withoutFragment(next.to)) === alike(redirect.from)) return true;
    seen.add(next.to);
    next = steps(next.to);
  }
  return false;
}

/**
 * What is wrong with former paths, a line each: those still in use, with two targets, or that lead
 * nowhere, in a loop or to another redirect.
 *
 * @param hasFile whether there is a file at a path below `public/`
 */
export function redirectProblems(
  files: RawContent,
  destinations: Destinations,
  hasFile: (path: string) => boolean,
): Problem[] {
  const redirects = redirectsIn(files);
  const pages = new Map(pagesIn(files).map((page) => [alike(page.url), page]));
  const first = redirectsByPath(redirects);
  const isSomething = (from: string) =>
    [...OWN_FILES, ...generatedFiles].includes(alike(from)) || hasFile(from);

  /** Whether a redirect is in `redirects.yaml`, and not among the aliases of a page. */
  const isEntry = ({ source }: Redirect) => source === files.sources.redirects;

  /** Where a path leads on to, and the place that says so. */
  function nextStep(to: string): { to: string; place: Place } | undefined {
    const key = alike(withoutFragment(to));
    const page = pages.get(key);
    if (page) return page.leadsTo === undefined ? undefined : { to: page.leadsTo, place: page };
    const redirect = first.get(key);
    return redirect && { to: redirect.to, place: redirect };
  }

  function problemFrom(redirect: Redirect): string | undefined {
    const { from } = redirect;
    const page = pages.get(alike(from));
    if (page) return `“${from}” is a page (${lineOf(page)}), so it cannot lead elsewhere`;
    if (isSomething(from)) return `“${from}” is a file of this site, so it cannot lead elsewhere`;
    const earlier = first.get(alike(from));
    return earlier && earlier !== redirect
      ? `“${from}” leads to “${earlier.to}” already (${lineOf(earlier)})`
      : undefined;
  }

  function problemTo(redirect: Redirect): string | undefined {
    const { from, to } = redirect;
    if (alike(withoutFragment(to)) === alike(from)) return `“${from}” leads to itself`;
    const next = nextStep(to);
    if (next && leadsBack(redirect, nextStep)) {
      return `“${from}” leads to “${to}”, which leads back to it (${lineOf(next.place)})`;
    }
    if (next) {
      return `“${from}” leads to “${to}”, which leads on to “${next.to}” (${lineOf(next.place)}); it must lead there directly`;
    }
    return isEntry(redirect) ? destinations.target(to) : undefined;
  }

  return redirects.flatMap((redirect) => {
    const { source, path } = redirect;
    const ofFrom = problemFrom(redirect);
    const problem = ofFrom ?? problemTo(redirect);
    if (!problem) return [];
    // An alias is a single value, without fields.
    const place = isEntry(redirect) ? [...path, ofFrom ? 'from' : 'to'] : path;
    return [problemAt({ file: source.file, path: place }, problem)];
  });
}

/**
 * Former paths of a translation that the default language lacks, a line each: paths are the same in
 * all languages.
 */
export function redirectsMissingIn(
  original: readonly Redirect[],
  translated: readonly Redirect[],
): Finding[] {
  const known = redirectsByPath(original);
  return translated
    .filter(({ from }) => !known.has(alike(from)))
    .map(({ source, path, from }) =>
      locate(
        {
          file: source.file,
          path,
          message: `“${from}” must be in content/${defaultLanguage.code}, too: paths are the same in all languages`,
        },
        new Map([[source.file, source]]),
      ),
    );
}
