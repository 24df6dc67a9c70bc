import { basename } from 'node:path';
import { contentFile } from '@/content/model/catalogue';
import { sectionsIn, type SiteFile } from '@/content/model/read-site';
import type { Rule } from '@/content/model/rules/rule';

/** The names of the files of pages that say it. */
const filesThatTell = (files: readonly SiteFile[]) =>
  sectionsIn(files)
    .filter(({ section }) => section.kind === 'text' && section.onlyWith === 'insight')
    .map(({ at }) => basename(at().file));

/** Visits are counted only if a page says so. */
export const toldInsight: Rule = {
  name: 'a page says that visits are counted',
  check({ content, files, language, original }) {
    // A translation may lack the page that says it.
    const names = files.map(({ file }) => basename(file));
    const lacksPage =
      original && !filesThatTell(original.files).some((name) => names.includes(name));
    if (!content.site.insight || filesThatTell(files).length > 0 || lacksPage) return [];
    const message =
      'no page says that visits are counted; add a section `text` with `onlyWith: insight`';
    return [{ file: contentFile('site', language), path: ['insight'], message }];
  },
};
