import type { Site } from '@/content/model/read-site';
import { authorHeads } from '@/content/model/rules/author-heads';
import { brand } from '@/content/model/rules/brand';
import { emptyRules } from '@/content/model/rules/empty-rules';
import { links } from '@/content/model/rules/links';
import { menuTexts } from '@/content/model/rules/menu-texts';
import { namedEmbeds } from '@/content/model/rules/named-embeds';
import { neededPages } from '@/content/model/rules/needed-pages';
import { pagePaths } from '@/content/model/rules/page-paths';
import { pictureFiles } from '@/content/model/rules/picture-files';
import { publishedUrls } from '@/content/model/rules/published-urls';
import { redirects } from '@/content/model/rules/redirects';
import { repeatedHeadings } from '@/content/model/rules/repeated-headings';
import { repeatedIds } from '@/content/model/rules/repeated-ids';
import type { Rule } from '@/content/model/rules/rule';
import { shownFiles } from '@/content/model/rules/shown-files';
import { toldInsight } from '@/content/model/rules/told-insight';
import { uniqueTitles } from '@/content/model/rules/unique-titles';
import { ContentError } from '@/engine/shared/content-error';

/** What holds for the site as a whole; a rule on a single field belongs in its schema. */
export const rules: readonly Rule[] = [
  uniqueTitles,
  pagePaths,
  links,
  repeatedIds,
  repeatedHeadings,
  redirects,
  menuTexts,
  neededPages,
  shownFiles,
  toldInsight,
  namedEmbeds,
  emptyRules,
  authorHeads,
  pictureFiles,
  brand,
  publishedUrls,
];

/** Judges the site by all rules. @throws ContentError with everything that any of them finds */
export function judge(site: Site): void {
  const problems = rules.flatMap(({ check }) => check(site));
  if (problems.length > 0) throw new ContentError(problems, site.sources);
}
