import { z } from 'zod';
import { field } from '@/content/model/schemas/field';
import { link } from '@/content/model/schemas/link';
import { isSafeUrl } from '@/content/model/schemas/safe-url';
import {
  action,
  atMost,
  fieldLabel,
  heading,
  lead,
  line,
  paragraph,
} from '@/content/model/schemas/text';

const service = <Name extends string>(name: Name) => field(z.literal(name), 'Service');

const httpsUrl = z.string().refine(isSafeUrl, 'must be an https URL');

/** Where a service takes addresses, and what it needs to know. */
const delivery = z.discriminatedUnion(
  'service',
  [
    z.strictObject({
      service: service('buttondown'),
      username: field(
        z.string().regex(/^[\w.-]+$/, 'must be letters, digits, dots and hyphens'),
        'Name of the newsletter',
        'What follows buttondown.com/ in its address.',
      ),
    }),
    z.strictObject({
      service: service('mailchimp'),
      url: field(
        httpsUrl.refine((value) => {
          const query = URL.canParse(value) ? new URL(value).searchParams : undefined;
          return query?.has('u') && query.has('id');
        }, 'must have u= and id= in its query, as in the form that Mailchimp gives you'),
        'URL',
        'The action of the form that Mailchimp gives you, such as https://x.us1.list-manage.com/subscribe/post?u=1a&id=2b.',
      ),
    }),
    z.strictObject({
      service: service('brevo'),
      url: field(
        httpsUrl,
        'URL',
        'The action of the form that Brevo gives you, such as https://x.sibforms.com/serve/1a.',
      ),
    }),
    z.strictObject({
      service: service('own'),
      url: field(httpsUrl, 'URL', 'Takes the form; begins with https://.'),
      field: field(
        z.string().regex(/^[\w.[\]-]+$/, 'must be one word without spaces, such as email'),
        'Name of the field',
        'In which the address is sent.',
      ).default('email'),
    }),
  ],
  'must be buttondown, mailchimp, brevo or own',
);
export type NewsletterDelivery = z.infer<typeof delivery>;

/** A sign-up for news, in the footer and in sections. The file is optional. */
export const newsletterFile = z.strictObject({
  heading: field(heading, 'Heading'),
  text: field(lead, 'Text', 'What is in the letter, and how often it comes.'),
  label: field(fieldLabel, 'Label of the field', 'Such as E-mail address.'),
  mistake: field(
    line.check(atMost(120, 'a message beside a field')),
    'Mistake',
    'What the browser says if the address is not complete.',
  ),
  action: field(action, 'Text of the button'),
  consent: field(
    paragraph.check(atMost(300, 'the consent')),
    'Consent',
    'What somebody agrees to who sends the address, and how to end it.',
  ),
  privacy: field(
    z.strictObject({ text: field(action, 'Text'), link }).optional(),
    'Link after it',
    'Such as to the privacy policy.',
  ),
  inFooter: field(
    z.boolean().default(false),
    'In the footer',
    'true shows it at the end of every page; false only where a page has a section newsletter.',
  ),
  delivery: field(
    delivery,
    'Delivery',
    'The service that takes the addresses; each sends a letter that asks to confirm.',
  ),
});
export type Newsletter = z.infer<typeof newsletterFile>;
