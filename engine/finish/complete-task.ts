import type { Site } from '../define-site';
import type { FontSubsets } from '../fonts/subset-font';
import { markupNeeds } from '../hosting/policy-needs';
import { pagePolicy } from '../hosting/security-policy';
import { hashOf, keptJson } from '../shared/kept';
import type { Task } from '../shared/on-all-processors';
import { exportedFiles } from './exported-files';
import { completePage, withPageName, type FinishedPage } from './finish-page';
import { usedStyle, type StyleNeeds } from './inline-styles';
import { strippedHtml } from './strip-task';
import { usedNames, type PageNames } from './used-names';

/** What completing the pages of an export needs, as data that can be handed to another thread. */
export type CompleteSettings = {
  /** The export. */
  folder: string;
  /** Where results are kept, under names that begin with what they have in common. */
  cache: string;
  salt: string;
  base: string;
  /** What the site's policy allows besides what stands on a page. */
  policy: Site['policy'];
  font?: FontSubsets | undefined;
  speculationRules: string;
  /** The names on the pages of each group that shares a style. */
  groups: readonly PageNames[];
};

/** A page, where its HTML is kept, and its group. */
export type PageToComplete = { path: string; kept: string; style: StyleNeeds; group: number };

/** Completes pages and writes them: see `completePage`. */
function completeTask(settings: CompleteSettings) {
  const { folder, cache, salt, base, policy, font, speculationRules, groups } = settings;
  const files = exportedFiles(folder);
  const styles = new Map<string, string | undefined>();
  const sheets = new Map<string, string>();
  const readSheet = (url: string) => {
    const text = sheets.get(url) ?? files.read(url.slice(base.length));
    sheets.set(url, text);
    return text;
  };
  const names = groups.map((group) => {
    let used: ReturnType<typeof usedNames> | undefined;
    return () => (used ??= usedNames(group));
  });
  /** Pages of one template have the same. */
  const styleOf = ({ style, group }: PageToComplete) => {
    const key = JSON.stringify([group, style]);
    const used = names[group];
    if (!styles.has(key) && used) {
      styles.set(key, usedStyle(style, { readFile: readSheet, names: used(), font }));
    }
    return styles.get(key);
  };
  const options = {
    ...{ base, font, speculationRules },
    policy: ($: Parameters<typeof markupNeeds>[0][number]) =>
      pagePolicy({ ...markupNeeds([$]), ...policy }),
  };
  return (page: PageToComplete): FinishedPage['named'] => {
    const { path, kept } = page;
    const style = withPageName(path, () => styleOf(page));
    const { html, named } = keptJson<FinishedPage>(cache, hashOf(salt, kept, style ?? ''), () =>
      completePage(path, strippedHtml(cache, kept), style, options),
    );
    files.write(path, html);
    return named;
  };
}

/** For `onAllProcessors`. */
export const task: Task<CompleteSettings, PageToComplete, FinishedPage['named']> = {
  module: import.meta.url,
  make: completeTask,
};
