import { basename } from 'node:path';
import { contentFile } from '@/content/model/catalogue';
import { sectionsOf, type SiteFile } from '@/content/model/read-site';
import type { Rule } from '@/content/model/rules/rule';

const names = (files: readonly SiteFile[]) => files.map(({ file }) => basename(file));

/** The names of the files of pages that say it. */
const filesThatTell = (files: readonly SiteFile[]) =>
  names(
    files.filter((file) =>
      sectionsOf(file).some((section) => section.kind === 'text' && section.onlyWith === 'insight'),
    ),
  );

/** Visits are counted only if a page says so. */
export const toldInsight: Rule = {
  name: 'a page says that visits are counted',
  check({ content, files, language, original }) {
    // A translation may lack the page that says it.
    const lacksPage =
      original && !filesThatTell(original.files).some((name) => names(files).includes(name));
    if (!content.site.insight || filesThatTell(files).length > 0 || lacksPage) return [];
    const message =
      'no page says that visits are counted; add a section `text` with `onlyWith: insight`';
    return [{ file: contentFile('site', language), path: ['insight'], message }];
  },
};
