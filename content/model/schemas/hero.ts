import { z } from 'zod';
import { field } from '@/content/model/schemas/field';
import { image } from '@/content/model/schemas/image';
import { threadColor } from '@/content/model/schemas/primitives';
import { highlightsItsTitle, slideFields, slidesOf } from '@/content/model/schemas/slide';
import { atMost, line } from '@/content/model/schemas/text';

/** The icons for which the home page has a weave. */
const heroIcon = z.enum(['target', 'clock', 'lock', 'globe', 'puzzle']);
export type HeroIcon = z.infer<typeof heroIcon>;

const slide = z
  .strictObject({
    ...slideFields,
    description: field(
      line.check(atMost(240, 'the text of a slide')),
      'Text',
      'One or two sentences, without a full stop at the end.',
    ),
    icon: field(heroIcon, 'Icon', 'Chooses the weave that says what the slide says.'),
    iconColor: field(threadColor, 'Colour of the wider threads and of the coloured words'),
    image: field(
      image.optional(),
      'Picture',
      'Instead of the weave, cut to five wide by four high; 700 pixels wide or more, and 1,100 are better.',
    ),
  })
  .check(highlightsItsTitle);
export type Slide = z.infer<typeof slide>;

/** The slides at the top of the home page. */
export const heroFile = z.strictObject({ slides: slidesOf(slide) });
