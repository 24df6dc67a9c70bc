import { picturesIn } from '@/content/model/pictures';
import { pictureProblem } from '@/content/model/rules/picture-problem';
import type { Rule } from '@/content/model/rules/rule';
import { problemsAt } from '@/engine/shared/problem';

/** The pictures that fields name are there, in formats that browsers show. */
export const pictureFiles: Rule = {
  name: 'every picture of a field can be shown',
  check: ({ files, root }) =>
    files.flatMap(({ file, value }) =>
      picturesIn(value).flatMap(({ file: picture, path, below }) =>
        // Those in texts are among the links.
        problemsAt({ file, path }, below === undefined && pictureProblem(picture, root)),
      ),
    ),
};
