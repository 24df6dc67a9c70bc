import { z } from 'zod';
import { field, named } from '@/content/model/schemas/field';
import { link } from '@/content/model/schemas/link';
import { safeUrl } from '@/content/model/schemas/safe-url';
import {
  action,
  atMost,
  fieldLabel,
  heading,
  lead,
  line,
  paragraph,
} from '@/content/model/schemas/text';

/** Where a service takes addresses; which of the fields it needs depends on the service. */
const delivery = z
  .strictObject({
    service: field(
      named({
        buttondown: 'Buttondown',
        mailchimp: 'Mailchimp',
        brevo: 'Brevo',
        own: 'Another service, or a server of yours',
      }),
      'Service',
    ),
    username: field(
      z
        .string()
        .regex(/^[\w.-]+$/, 'must be letters, digits, dots and hyphens')
        .optional(),
      'Name of the newsletter',
      'For Buttondown: what follows buttondown.com/ in its address.',
    ),
    url: field(
      safeUrl.optional(),
      'URL',
      'For all others: where the form that the service gives you sends to (its action), such as https://x.us1.list-manage.com/subscribe/post?u=1a&id=2b.',
    ),
    field: field(
      z
        .string()
        .regex(/^[\w.[\]-]+$/, 'must be one word without spaces, such as email')
        .optional(),
      'Name of the field',
      'For another service: in which it expects the address; without it, email.',
    ),
  })
  .superRefine((value, context) => {
    const say = (key: string, message: string) =>
      context.addIssue({ code: 'custom', path: [key], message });
    const { service, url } = value;
    const needed = service === 'buttondown' ? 'username' : 'url';
    if (!value[needed]) say(needed, `is missing; \`${service}\` needs it`);
    for (const key of ['username', 'url', 'field'] as const) {
      const isUsed = key === needed || (key === 'field' && service === 'own');
      if (!isUsed && value[key] !== undefined) say(key, `is of no use to \`${service}\``);
    }
    if (service === 'mailchimp' && url && !(/[?&;]u=/.test(url) && /[?&;]id=/.test(url))) {
      say('url', 'must have u= and id= in its query, as in the form that Mailchimp gives you');
    }
  });
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
    'Shows it at the end of every page; otherwise only pages with a section “Sign-up for news” show it.',
  ),
  delivery: field(
    delivery,
    'Delivery',
    'The service that takes the addresses; each sends a letter that asks to confirm.',
  ),
});
export type Newsletter = z.infer<typeof newsletterFile>;
