import { z } from 'zod';
import { contactEndpoint } from '@/content/schemas/contact-endpoint';
import { line, paragraph } from '@/content/schemas/primitives';

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
  countryCode: z.string().regex(/^[A-Z]{2}$/, 'must be a two-letter country code'),
  city: line,
  street: line,
  postalCode: line,
  timeZone: line.refine(isTimeZone, 'must be a time zone such as Europe/London'),
});

/** The days of the week, as JavaScript counts them. */
export const DAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

const companySchema = z.strictObject({
  name: line,
  legalName: line,
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower case words joined by hyphens'),
  tagline: paragraph,
  description: paragraph,
  url: httpsUrl.refine((value) => !value.endsWith('/'), 'must not end with a slash'),
  email: z.email('must be an e-mail address'),
  /** With the country's code. Links take its digits alone, in E.164 format. */
  phone: line
    .regex(/^\+[\d ]+$/, 'must begin with + and the country’s code, such as +44 20 7946 0958')
    .transform((display) => ({ display, e164: display.replaceAll(' ', '') }))
    .refine(({ e164 }) => /^\+\d{7,15}$/.test(e164), 'must have 7 to 15 digits'),
  offices: z.array(office).min(1),
  /** Opening hours in Greenwich Mean Time, all year. */
  hours: z
    .strictObject({
      days: z.array(z.enum(DAYS)).min(1),
      opens: timeOfDay,
      closes: timeOfDay,
    })
    .refine(({ opens, closes }) => opens < closes, {
      path: ['closes'],
      error: 'must be later than opens, on the same day',
    }),
  /** What the site claims, by the names that stand for it in texts. */
  figures: z.record(
    z.string().regex(/^[a-z]\w*$/i, 'must be one word without spaces, such as screening'),
    z.union([line, z.number()]).transform(String),
  ),
  profiles: z.array(
    z.strictObject({
      network: z.enum(['x', 'facebook', 'instagram', 'linkedin', 'youtube', 'whatsapp']),
      name: line,
      url: httpsUrl,
    }),
  ),
  /** If null, the contact form only simulates sending. */
  contactEndpoint: contactEndpoint.nullable(),
  copyrightYear: z.int(),
  disclaimer: paragraph,
});

export const siteFile = companySchema.superRefine(({ profiles, phone }, context) => {
  const index = profiles.findIndex(({ network }) => network === 'whatsapp');
  const expected = `https://wa.me/${phone.e164.slice(1)}`;
  if (index < 0 || profiles[index]?.url === expected) return;
  context.addIssue({
    code: 'custom',
    path: ['profiles', index, 'url'],
    message: `must be ${expected}: WhatsApp identifies people by their telephone number`,
  });
});
export type Site = z.infer<typeof siteFile>;
export type Profile = Site['profiles'][number];
