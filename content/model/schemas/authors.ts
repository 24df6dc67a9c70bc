import { z } from 'zod';
import { field } from '@/content/model/schemas/field';
import { image } from '@/content/model/schemas/image';
import { listOf, words } from '@/content/model/schemas/primitives';
import { hasHost } from '@/content/model/schemas/safe-url';
import { lead, personName, personRole } from '@/content/model/schemas/text';

const author = z.strictObject({
  id: field(
    words,
    'Id',
    'Articles name their author by it: lower case words joined by hyphens, such as jane-doe.',
  ),
  name: field(personName, 'Name'),
  role: field(personRole, 'Role', 'Such as Client coordinator.'),
  text: field(lead, 'Text', 'A sentence or two on what they do.'),
  profile: field(
    z
      .url({ protocol: /^https$/, error: 'must be a URL that begins with https://', abort: true })
      .refine(hasHost, 'must have a host such as www.example.com')
      .optional(),
    'Profile',
    'A page about them elsewhere: https://…',
  ),
  image: field(
    image.optional(),
    'Picture',
    'Shown below their articles and on their page, cut to a square.',
  ),
});
export type Author = z.infer<typeof author>;

/** Persons who write articles. The file is optional, because a role can be an author, too. */
export const authorsFile = z.strictObject({
  authors: field(
    listOf(author, 'Author', 'id', 'name'),
    'Authors',
    'An author of three articles has a page of their own.',
  ),
});
