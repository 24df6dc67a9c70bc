import { z } from 'zod';
import { field } from '@/content/model/schemas/field';
import { inMenus } from '@/content/model/schemas/in-menus';
import { link } from '@/content/model/schemas/link';
import { aliases } from '@/content/model/schemas/old-path';
import { image } from '@/content/model/schemas/image';
import { intro } from '@/content/model/schemas/primitives';
import {
  action,
  heading,
  label,
  lead,
  pageDescription,
  pageTitle,
} from '@/content/model/schemas/text';

export const nextStep = z.strictObject({
  heading: field(heading, 'Heading'),
  text: field(lead, 'Text', 'One or two sentences.'),
  action: field(action, 'Text of the link'),
  link,
});
export type NextStep = z.infer<typeof nextStep>;

/** Title and description of a page, for browsers, search engines, shared links and menus. */
export const head = z.strictObject({
  title: field(
    pageTitle,
    'Title',
    'On the browser’s tab, in search engines, and when the page is shared. Each title may be used once on the site.',
  ),
  description: field(
    pageDescription,
    'Description',
    'Below the title in search engines, and in the list of all pages: 50 to 160 characters. Each may be used once on the site.',
  ),
  hidden: field(
    z.boolean().optional(),
    'Hidden',
    'A hidden page is not on the site until this is switched off. What links to it is named once you save.',
  ),
  aliases,
  ...inMenus,
});
export type Head = z.infer<typeof head>;

export const page = head.extend({
  intro: field(
    intro.extend({
      image: field(
        image.optional(),
        'Picture',
        'Beside the heading, and on a phone below it; cut to three wide by two high, 800 pixels wide or more.',
      ),
    }),
    'Introduction',
    'The top of the page.',
  ),
});

/** A page that ends with one link to the next step. */
export const withNext = page.extend({
  next: field(nextStep, 'Next step', 'The end of the page, with a link to another page.'),
});

/** The name of a carousel or slideshow, to which screen readers add what it is. */
export const carouselName = field(
  label.refine(
    (value) => !/carousel/i.test(value),
    'must not contain “carousel”, which screen readers add',
  ),
  'Name of the slideshow',
  'Read out by screen readers, which add “carousel” themselves.',
);
