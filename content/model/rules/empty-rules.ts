import { sectionsOf } from '@/content/model/read-site';
import type { Rule } from '@/content/model/rules/rule';

/** A section of rules that begins with the values shows at least one. */
export const emptyRules: Rule = {
  name: 'a section of rules has a rule',
  check({ content, files }) {
    if (content.purpose.values.some(({ inCode }) => inCode)) return [];
    return files.flatMap((file) =>
      sectionsOf(file).flatMap((section, index) =>
        section.kind === 'rules' && section.values && section.items.length === 0
          ? [
              {
                file: file.file,
                path: ['sections', index, 'values'],
                message: 'shows nothing: no value of purpose.yaml has `inCode`',
              },
            ]
          : [],
      ),
    );
  },
};
