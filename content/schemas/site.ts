import { z } from 'zod';
import { contactEndpoint } from '@/content/schemas/contact-endpoint';
import { exactly, line, paragraph } from '@/content/schemas/primitives';

/** Hours and minutes, always with two digits, so that the strings can be compared as times. */
const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
  error: 'must be a time of the day such as 09:00',
  abort: true,
});

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-GB', { timeZone: name }));
  } catch {
    return false;
  }
}

const httpsUrl = z.url({ protocol: /^https$/, error: 'must be an https URL' });

const office = z.strictObject({
  country: line,
  countryCode: z.string().regex(/^[A-Z]{2}$/, 'must be a two-letter country code'),
  city: line,
  street: line,
  postalCode: line,
  timeZone: line.refine(isTimeZone, 'must be a time zone such as Europe/London'),
});

const companySchema = z.strictObject({
  name: line,
  legalName: line,
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower case words joined by hyphens'),
  tagline: paragraph,
  description: paragraph,
  url: httpsUrl.refine((value) => !value.endsWith('/'), 'must not end with a slash'),
  email: z.email('must be an e-mail address'),
  phone: z.strictObject({
    display: line,
    /** In E.164 format, for `tel:` links. */
    e164: z.string().regex(/^\+\d{7,15}$/, 'must be a number such as +442079460958'),
  }),
  offices: z.array(office).length(...exactly(2, 'offices', 'site')),
  hours: z
    .strictObject({ weekdays: line, weekend: line, opens: timeOfDay, closes: timeOfDay })
    .refine(({ opens, closes }) => opens < closes, {
      path: ['closes'],
      error: 'must be later than opens, on the same day',
    }),
  profiles: z
    .array(
      z.strictObject({
        network: z.enum(['x', 'facebook', 'instagram', 'linkedin', 'youtube', 'whatsapp']),
        name: line,
        url: httpsUrl,
      }),
    )
    .length(...exactly(6, 'profiles', 'site')),
  /** If null, the contact form only simulates sending. */
  contactEndpoint: contactEndpoint.nullable(),
  copyrightYear: z.int(),
  disclaimer: paragraph,
});

export const siteSchema = companySchema.superRefine(({ profiles, phone }, context) => {
  const index = profiles.findIndex(({ network }) => network === 'whatsapp');
  const expected = `https://wa.me/${phone.e164.slice(1)}`;
  if (index < 0 || profiles[index]?.url === expected) return;
  context.addIssue({
    code: 'custom',
    path: ['profiles', index, 'url'],
    message: `must be ${expected}: WhatsApp identifies people by their telephone number`,
  });
});
export type Site = z.infer<typeof siteSchema>;
export type Profile = Site['profiles'][number];
