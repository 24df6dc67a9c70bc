import { rmSync } from 'node:fs';
import { saysYes } from '@/components/seo/preview';
import { presentTime } from '@/content/model/present-time';
import { publishedOf } from '@/content/model/published';
import { readContent } from '@/content/model/read-content';
import { FORMER_PUBLISHED, PUBLISHED } from '@/content/model/rules/content-files';
import { readPublished, withPublished } from '@/content/model/rules/published-urls';
import { sitePages } from '@/content/model/site-pages';
import { writeWhole } from '@/engine/shared/write-whole';
import { defaultLanguage } from '@/messages/languages';

/** The list with the paths of today's pages, and those that it lacked; the content must be valid. */
function updated() {
  const loaded = readContent({ root: '.', language: defaultLanguage.code, now: presentTime() });
  const routes = sitePages(publishedOf(loaded, false));
  const list = readPublished();
  const next = withPublished(
    list,
    // Not the further pages of a list, whose entries change with each new article.
    routes.filter(({ continues }) => !continues).map(({ path }) => path),
  );
  const former = new Set(list.split('\n').map((line) => line.trim()));
  const added = next.split('\n').filter((line) => line.startsWith('/') && !former.has(line));
  return { list: next, added };
}

/** Adds the paths of today's pages to the list of published paths, and says which. */
export function writePublishedUrls(): void {
  const { list, added } = updated();
  if (added.length === 0) return;
  writeWhole(PUBLISHED, list);
  rmSync(FORMER_PUBLISHED, { force: true });
  console.log(`Added to ${PUBLISHED}: ${added.join(', ')}`);
}

/** Does so for a build. The files of a CI are thrown away, so there it says what to commit. */
export function keepPublishedUrls({ CI, GITHUB_ACTIONS }: NodeJS.ProcessEnv): void {
  if (!saysYes(CI)) return writePublishedUrls();
  const { added } = updated();
  if (added.length === 0) return;
  const message = `${PUBLISHED} lacks ${added.join(', ')}: run \`npm run content\` and commit the file, or nobody is told when such a path leads nowhere`;
  // Beside the file on the page of the run.
  console.log(
    saysYes(GITHUB_ACTIONS) ? `::warning file=${PUBLISHED}::${message}` : `Advice: ${message}`,
  );
}
