import 'server-only';
import { listRoutes } from '@/content/list-routes';
import { publishedOf } from '@/content/published';
import { readContent } from '@/content/read-content';
import { language } from '@/messages/language';

/**
 * All content of the site, validated; whatever is wrong with it stops the build here. Pages of Next
 * import their data, so this module reads it when it is loaded; nothing else does.
 */
const loaded = publishedOf(
  readContent({ root: '.', language: language.code, now: new Date() }),
  process.env.NODE_ENV === 'development',
);

export const { content, pages, articles, facts, redirects, pictures, messages } = loaded;

/** All routes; header, footer, sitemap, metadata and tests read this table. */
export const routes = listRoutes(loaded);
