import { sectionsIn } from '@/content/model/read-site';
import type { Rule } from '@/content/model/rules/rule';
import { problemsAt } from '@/engine/shared/problem';

/** A section of rules that begins with the values shows at least one. */
export const emptyRules: Rule = {
  name: 'a section of rules has a rule',
  check({ content, files }) {
    if (content.purpose.values.some(({ inCode }) => inCode)) return [];
    return sectionsIn(files).flatMap(({ section, at }) =>
      problemsAt(
        at('values'),
        section.kind === 'rules' &&
          section.values &&
          section.items.length === 0 &&
          'shows nothing: no value of purpose.yaml has `inCode`',
      ),
    );
  },
};
