import { contentFile } from '@/content/model/catalogue';
import { sectionsOf } from '@/content/model/read-site';
import type { Rule } from '@/content/model/rules/rule';

/** Visits are counted only if a page says so. */
export const toldInsight: Rule = {
  name: 'a page says that visits are counted',
  check({ content, files, language }) {
    const isTold = files
      .flatMap(sectionsOf)
      .some((section) => section.kind === 'text' && section.onlyWith === 'insight');
    if (!content.site.insight || isTold) return [];
    const message =
      'no page says that visits are counted; add a section `text` with `onlyWith: insight`';
    return [{ file: contentFile('site', language), path: ['insight'], message }];
  },
};
