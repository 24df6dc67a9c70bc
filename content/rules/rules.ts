import type { Site } from '@/content/read-site';
import { authorHeads } from '@/content/rules/author-heads';
import { brand } from '@/content/rules/brand';
import { emptyRules } from '@/content/rules/empty-rules';
import { links } from '@/content/rules/links';
import { menuTexts } from '@/content/rules/menu-texts';
import { neededPages } from '@/content/rules/needed-pages';
import { pagePaths } from '@/content/rules/page-paths';
import { pictureFiles } from '@/content/rules/picture-files';
import { publishedUrls } from '@/content/rules/published-urls';
import { redirects } from '@/content/rules/redirects';
import { repeatedIds } from '@/content/rules/repeated-ids';
import type { Rule } from '@/content/rules/rule';
import { toldInsight } from '@/content/rules/told-insight';
import { uniqueTitles } from '@/content/rules/unique-titles';
import { ContentError } from '@/engine/content/content-error';

/** What holds for the site as a whole; a rule on a single field belongs in its schema. */
const rules: readonly Rule[] = [
  uniqueTitles,
  pagePaths,
  links,
  repeatedIds,
  redirects,
  menuTexts,
  neededPages,
  toldInsight,
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
