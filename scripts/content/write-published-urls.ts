import { rmSync } from 'node:fs';
import { presentTime } from '@/content/model/present-time';
import { publishedOf } from '@/content/model/published';
import { readContent } from '@/content/model/read-content';
import { FORMER_PUBLISHED, PUBLISHED } from '@/content/model/rules/content-files';
import { readPublished, withPublished } from '@/content/model/rules/published-urls';
import { sitePages } from '@/content/model/site-pages';
import { writeWhole } from '@/engine/shared/write-whole';
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
  if (next === list) return;
  writeWhole(PUBLISHED, next);
  rmSync(FORMER_PUBLISHED, { force: true });
}
