import { writeFileSync } from 'node:fs';
import { presentTime } from '@/content/present-time';
import { publishedOf } from '@/content/published';
import { readContent } from '@/content/read-content';
import { PUBLISHED } from '@/content/rules/content-files';
import { readPublished, withPublished } from '@/content/rules/published-urls';
import { sitePages } from '@/content/site-pages';
import { defaultLanguage } from '@/messages/languages';

/** Adds the paths of today's pages to the list of published paths; the content must be valid. */
export function writePublishedUrls(): void {
  const loaded = readContent({ root: '.', language: defaultLanguage.code, now: presentTime() });
  const routes = sitePages(publishedOf(loaded, false));
  const list = readPublished();
  const next = withPublished(
    list,
    // Not the further pages of a list, whose entries change with each new article.
    routes.filter(({ continues }) => !continues).map(({ path }) => path),
  );
  if (next !== list) writeFileSync(PUBLISHED, next);
}
