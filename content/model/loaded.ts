import 'server-only';
import { presentTime } from '@/content/model/present-time';
import { publishedOf } from '@/content/model/published';
import { readContent } from '@/content/model/read-content';
import type { Route } from '@/content/model/schemas/route';
import { sitePages } from '@/content/model/site-pages';
import { language } from '@/messages/language';

const isDevelopment = process.env.NODE_ENV === 'development';

/**
 * All content of the site, validated; a mistake in it stops the build here. Next's pages import
 * their data, so this module reads content when it is loaded; no other module does.
 */
const loaded = publishedOf(
  readContent({ root: '.', language: language.code, now: presentTime() }),
  isDevelopment,
);

export const { content, pages, articles, timeZone, facts, redirects, pictures, messages, sources } =
  loaded;

/** All routes; header, footer, sitemap, metadata and tests read this table. */
export const routes: readonly Route[] = sitePages(loaded);
