import { writeFileSync } from 'node:fs';
import { listRoutes } from '@/content/list-routes';
import { presentTime } from '@/content/present-time';
import { publishedOf } from '@/content/published';
import { readContent } from '@/content/read-content';
import { PUBLISHED, readPublished, withPublished } from '@/content/rules/published-urls';
import { defaultLanguage } from '@/messages/languages';

/** Adds the paths of today's pages, which are valid, to the list of what has been published. */
export function writePublishedUrls(): void {
  const loaded = readContent({ root: '.', language: defaultLanguage.code, now: presentTime() });
  const routes = listRoutes(publishedOf(loaded, false));
  const list = readPublished();
  const next = withPublished(
    list,
    // What stands on further pages of a list moves on with each article.
    routes.filter(({ continues }) => !continues).map(({ path }) => path),
  );
  if (next !== list) writeFileSync(PUBLISHED, next);
}
