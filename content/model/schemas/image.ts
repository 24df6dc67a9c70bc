import { z } from 'zod';
import { field } from '@/content/model/schemas/field';
import { listOf } from '@/content/model/schemas/primitives';
import { atMost, copy, withoutBraces, withoutMarkdown } from '@/content/model/schemas/text';

/** A path below `content/media` that cannot leave that folder. */
const FILE = /^(?![./])(?!.*(?:\.\.|\/\/|\/\.))[^\\?#]+\.[A-Za-z]+$/;

/** An owner's picture, by the name of its original. */
export const image = z.strictObject({
  file: field(
    z
      .string()
      .regex(FILE, 'must be the name of a file in content/media, such as team.jpg')
      .meta({ 'x-widget': 'image' }),
    'File',
    'JPEG, PNG, WebP, AVIF, GIF or SVG, up to 30 MB. In a file, its name in content/media, such as team.jpg.',
  ),
  alt: field(
    z
      .string()
      .check(atMost(250, 'a description'))
      .check(withoutBraces)
      .check(withoutMarkdown)
      .register(copy, { isTranslated: true }),
    'Description',
    'What it shows, for those who do not see it. In a file, alt: "" says that it is decoration.',
  ),
  focus: field(
    listOf(z.number().min(0).max(1), 'Position').length(2).default([0.5, 0.5]),
    'Positions of the focus',
    'What must be seen where the picture is cropped: from left and from top, each from 0 to 1, such as 0.5 and 0.3; without it, the middle.',
  ),
});
export type Image = z.infer<typeof image>;
