import { z } from 'zod';
import { field } from '@/content/model/schemas/field';
import { namesFit } from '@/content/model/schemas/names-fit';

/** A path without percent codes, query, fragment, .html or final slash. */
const PATH = /^(?:\/[\w~&-][\w~&.-]*)+(?<!\.html)$/;
/** A service's id in its URL, or a path. */
const ID_OR_PATH = /^(?:[a-z0-9&]+(?:-[a-z0-9&]+)*|(?:\/[\w~&-][\w~&.-]*)+(?<!\.html))$/;

const BROKEN_RULES: readonly [RegExp, string][] = [
  [/^[^/]|^$/, 'must be a path of this site, such as /old-name'],
  [/^\/$/, 'must not be the home page'],
  [
    /%/,
    'must be written without codes such as %20: only a to z, digits and - _ . ~ & may be in it',
  ],
  [/\?/, 'must end before the question mark: only the path counts, whatever comes after it'],
  [/#/, 'must end before the #: browsers do not send what comes after it'],
  [/\.html$/, 'must not end in .html: /old-name holds for /old-name.html as well'],
  [/.\/$/, 'must not end with a slash: /old-name holds for /old-name/ as well'],
];

/** What is wrong with a path that does not match, in plain words. */
function problemOf(input: unknown): string {
  const found = BROKEN_RULES.find(([pattern]) => pattern.test(String(input)));
  return (
    found?.[1] ??
    'may have only a to z, digits and - _ . ~ & between single slashes; no part begins with a dot'
  );
}

/** Whether an alias of a service is a former path, and not a further id. */
export const isOldPath = (alias: string) => alias.startsWith('/');

/** A path that has been published, and now leads elsewhere. */
export const oldPath = z
  .string()
  .regex(PATH, { error: ({ input }) => problemOf(input) })
  .check(namesFit);

/** The former paths of a page or an article. */
export const aliases = field(
  z.array(oldPath).optional(),
  'Former paths',
  'Paths that it had before, such as /blog/old-name, the oldest first: feed readers know an article by it. Whoever opens one is led here.',
);

/** Further ids of a service, which are pages of their own, and its former paths. */
export const serviceAliases = field(
  z
    .array(
      z
        .string()
        .regex(ID_OR_PATH, {
          error: ({ input }) =>
            isOldPath(String(input))
              ? problemOf(input)
              : 'must be lower case words joined by hyphens, or a former path such as /old-name',
        })
        .check(namesFit),
    )
    .prefault([]),
  'Further names',
  'An id, such as the title in lower case with hyphens, is a further page that shows the service. A path, such as /service/old-name, leads whoever opens it to the service.',
);
