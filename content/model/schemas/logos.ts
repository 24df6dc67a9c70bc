import { z } from 'zod';
import { field } from '@/content/model/schemas/field';
import { image } from '@/content/model/schemas/image';
import { listOf } from '@/content/model/schemas/primitives';
import { references } from '@/content/model/schemas/reference';
import { line } from '@/content/model/schemas/text';

const pixels = z.int().min(1).max(1000);

/** Reports a logo with neither a picture nor a file with its size, or with both. */
const hasExactlyOne = z.superRefine<{
  image?: object | undefined;
  src?: string | undefined;
  width?: number | undefined;
  height?: number | undefined;
}>(({ image: picture, src, width, height }, context) => {
  const say = (key: string, message: string) =>
    context.addIssue({ code: 'custom', path: [key], message });
  if (!picture && !src) say('image', 'is missing; name a picture in content/media');
  if (picture && src) say('src', 'cannot be given with a picture; give only one');
  if (!src) return;
  if (!width) say('width', 'is missing; a file in public/logos needs it');
  if (!height) say('height', 'is missing; a file in public/logos needs it');
});

const clientLogo = z
  .strictObject({
    name: field(line, 'Name', 'The client’s name, which is read out instead of the logo.'),
    image: field(
      image.pick({ file: true }).optional(),
      'Picture',
      'The logo as the client sent it, on one colour or on none. The site cuts off what is empty round it, and shows it in one grey.',
    ),
    src: field(
      z
        .string()
        .regex(
          /^\/logos\/[a-z0-9-]+\.svg$/,
          'must be an SVG file in public/logos: lower case letters, digits and hyphens',
        )
        .meta({ 'x-widget': 'logos' })
        .register(references, { to: 'file' })
        .optional(),
      'File',
      'Instead of a picture: an SVG file that is shown as it is. In a file, its path in public/logos, such as /logos/halmerath.svg.',
    ),
    width: field(
      pixels.optional(),
      'Width',
      'Of that file, in pixels, as it is shown; the browser keeps this room free.',
    ),
    height: field(
      pixels.optional(),
      'Height',
      'Of that file, in pixels, as it is shown; 40 for all logos looks even.',
    ),
  })
  .check(hasExactlyOne);
export type ClientLogo = z.infer<typeof clientLogo>;

/** The logos of clients. */
export const logosFile = z.strictObject({
  logos: field(
    listOf(clientLogo, 'Logo', 'name').min(1),
    'Logos',
    'In their order on the home page.',
  ),
});
