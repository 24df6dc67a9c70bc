/** What `content/loaded` exports, of the fixture. */
import { ContentCopy } from '@/__tests__/content/rules/content-copy';
import { publishedOf } from '@/content/model/published';
import { sitePages } from '@/content/model/site-pages';

const loaded = publishedOf(new ContentCopy().load(), false);

export const { content, pages, articles, timeZone, facts, redirects, pictures, messages, sources } =
  loaded;
export const { original, absent } = loaded;
export const routes = sitePages(loaded);
export const routesElsewhere = [];
export const routesByLanguage = new Map([[loaded.language, routes]]);
