import type { z } from 'zod';
import { field, named } from '@/content/model/schemas/field';
import { image } from '@/content/model/schemas/image';
import { safeUrl } from '@/content/model/schemas/safe-url';
import { section, sectionHeading, sentence, traits } from '@/content/model/schemas/section';
import { action, atMost, heading, template } from '@/content/model/schemas/text';

/** Kinds of sections with a part of another company's site. */
export const foreignKinds = [
  section(
    'embed',
    'Map or calendar',
    'A page of another site, loaded when a visitor asks for it.',
    {
      heading: sectionHeading,
      text: sentence.optional(),
      url: field(
        safeUrl,
        'URL',
        'Of the page to embed, as the service gives it for this; its host must be one of the embedded sites in site.yaml.',
      ),
      action: field(
        template(['name']).check(atMost(60, 'the text of a button or link')),
        'Text of the button',
        'Such as Load the map from {name}. {name} is replaced by the name in site.yaml, and must occur.',
      ),
      link: field(action, 'Text of the link', 'Opens the same page in a new tab.'),
      linkUrl: field(
        safeUrl.optional(),
        'URL of the link',
        'If another page than the embedded one is better in a tab of its own.',
      ),
      variant: field(
        named({ wide: 'Wide, for a map', tall: 'Tall, for a calendar' }).default('wide'),
        'Shape',
      ),
      image: field(
        image.optional(),
        'Picture',
        'Shown until the page is loaded, such as a picture of the map.',
      ),
    },
  ).register(traits, { image: 'wide' }),
  section('newsletter', 'Sign-up for news', 'The form of newsletter.yaml; left out without it.', {
    heading: field(heading.optional(), 'Heading', 'Instead of the one in newsletter.yaml.'),
    text: field(sentence.optional(), 'Text', 'Instead of the one in newsletter.yaml.'),
  }).register(traits, { isOnce: true, paper: 'raised' }),
] as const;
export type ForeignKind = z.infer<(typeof foreignKinds)[number]>['kind'];
