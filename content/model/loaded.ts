import 'server-only';
import { presentTime } from '@/content/model/present-time';
import { publishedOf, publishedSite } from '@/content/model/published';
import { readContent } from '@/content/model/read-content';
import { readSite, type Site } from '@/content/model/read-site';
import { redirectsOf } from '@/content/model/rules/redirects-of';
import type { Route } from '@/content/model/schemas/route';
import { Report } from '@/engine/shared/content-error';
import { pagesElsewhere, sitePages } from '@/content/model/site-pages';
import { language } from '@/messages/language';
import { defaultLanguage, languages } from '@/messages/languages';

const isDevelopment = process.env.NODE_ENV === 'development';

const reading = { root: '.', language: language.code, now: presentTime() };

/**
 * All content of the site, validated; a mistake in it stops the build here. Next's pages import
 * their data, so this module reads content when it is loaded; no other module does.
 */
const loaded = publishedOf(readContent(reading), isDevelopment);

export const { content, pages, articles, timeZone, facts, pictures, messages, sources } = loaded;

/** The content of the default language, if this is another one, and what this one lacks. */
export const { original, absent } = loaded;

/** All routes; header, footer, sitemap, metadata and tests read this table. */
export const routes: readonly Route[] = sitePages(loaded);

/** Those that only the default language has, to which links lead all the same. */
export const routesElsewhere: readonly Route[] = pagesElsewhere(loaded).map((page) => ({
  ...page,
  language: defaultLanguage.code,
}));

/** The site in a language; undefined if its files are not valid, which its own build reports. */
function siteIn(code: string): Site | undefined {
  if (code === language.code) return loaded;
  if (code === defaultLanguage.code) return original;
  const site = new Report().attempt(() => readSite({ ...reading, language: code }));
  return site && publishedSite(site, isDevelopment);
}

const sites = languages.map(({ code }) => {
  const site = siteIn(code);
  return { code, site, own: site ? sitePages(site) : [] };
});

/** The routes of every language, by its code. */
export const routesByLanguage: ReadonlyMap<string, readonly Route[]> = new Map(
  sites.map(({ code, own }) => [code, own]),
);

const paths = new Set(routes.map(({ path }) => path));

/** Former paths of this language's pages, and of those that it lacks. */
export const redirects = [
  ...loaded.redirects,
  ...sites.flatMap(({ site, own }) => {
    const lacking = new Set(own.map(({ path }) => path).filter((path) => !paths.has(path)));
    return site ? redirectsOf(site).filter(({ to }) => lacking.has(to)) : [];
  }),
];
