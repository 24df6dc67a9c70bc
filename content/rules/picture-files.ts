import { picturesIn } from '@/content/pictures';
import { pictureProblem } from '@/content/rules/picture-problem';
import type { Rule } from '@/content/rules/rule';

/** The pictures that fields name are there, and large enough for where they are shown. */
export const pictureFiles: Rule = {
  name: 'every picture of a field can be shown',
  check: ({ files, root }) =>
    files.flatMap(({ file, value }) =>
      picturesIn(value).flatMap(({ path, below, ...use }) => {
        // Those in texts are among the links.
        if (below !== undefined) return [];
        const message = pictureProblem(use, root);
        return message ? [{ file, path, message }] : [];
      }),
    ),
};
