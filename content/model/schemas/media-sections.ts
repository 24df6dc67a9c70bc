import { z } from 'zod';
import { field, named } from '@/content/model/schemas/field';
import { image } from '@/content/model/schemas/image';
import { references } from '@/content/model/schemas/reference';
import { section, sectionHeading, sentence, traits } from '@/content/model/schemas/section';
import { listEntry } from '@/content/model/schemas/text';

/** The path of a file below `public/files` that ends with one of these, in lower or upper case. */
const fileOf = (...endings: readonly [string, ...string[]]) => {
  // JSON Schema patterns cannot ignore case.
  const either = [...endings, ...endings.map((ending) => ending.toUpperCase())].join('|');
  return z
    .string()
    .regex(
      new RegExp(`^/files/[\\w/-]+\\.(?:${either})$`),
      `must be a file below public/files such as /files/tour.${endings[0]}: letters, digits and hyphens, and ${endings.join(' or ')} at its end`,
    )
    .meta({ 'x-widget': 'files' })
    .register(references, { to: 'file' });
};

/** Kinds of sections that show one picture or video. */
export const mediaKinds = [
  section('picture', 'Picture', 'A picture with its caption.', {
    image: field(image, 'Picture'),
    caption: field(listEntry, 'Caption', 'Below the picture.').optional(),
    variant: field(
      named({
        wide: 'As wide as the page’s text and cards',
        text: 'As a column of text',
        full: 'From edge to edge',
      }).default('wide'),
      'Width',
    ),
  }).register(traits, { isTight: true, image: ({ variant }) => variant }),
  section('video', 'Video', 'A video of your own, which plays when a visitor starts it.', {
    heading: sectionHeading,
    text: sentence.optional(),
    file: field(
      fileOf('mp4', 'webm'),
      'File',
      'MP4 or WebM. In a file, such as /files/tour.mp4, in public/files.',
    ),
    poster: field(
      fileOf('jpg', 'jpeg', 'png', 'webp', 'avif', 'svg'),
      'Poster',
      'An image that is shown until the video plays; one of 16 by 9 fills the frame. In a file, such as /files/tour.jpg.',
    ),
    captions: field(
      fileOf('vtt'),
      'Captions',
      'What is said, as WebVTT in the language of the page. In a file, such as /files/tour.vtt.',
    ),
  }),
] as const;
