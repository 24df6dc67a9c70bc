import { z } from 'zod';
import { hasHost } from '@/content/model/schemas/safe-url';
import { contactEndpoint } from '@/content/model/schemas/contact-endpoint';
import { isEmailAddress } from '@/content/model/schemas/email-address';
import { field, named } from '@/content/model/schemas/field';
import { listOf } from '@/content/model/schemas/primitives';
import { insight } from '@/content/model/schemas/insight';
import { hoursIn, office } from '@/content/model/schemas/office';
import {
  atMost,
  label,
  line,
  pageDescription,
  paragraph,
  TEMPLATE_NAMES,
} from '@/content/model/schemas/text';

/** The maximum length of the company's name, in characters. */
export const COMPANY_NAME_MAX = 30;

/** Names of the facts that every text may use, besides the figures. */
export const FACT_NAMES = [
  'company',
  'slug',
  'legalName',
  'email',
  'phone',
  'city',
  'cities',
  'hours',
  'firstYear',
  'lastYear',
] as const;

/** Names that figures cannot have. */
const TAKEN_NAMES: readonly string[] = [...FACT_NAMES, ...TEMPLATE_NAMES, 'phoneDigits'];

/** What may stand in braces in the company's own URLs, before they are filled in. */
const FILLED = /\{(?:company|slug|phoneDigits)\}/;

const httpsUrl = z
  .url({ protocol: /^https$/, error: 'must be an https URL', abort: true })
  .startsWith('https://', 'must begin with https://')
  // What stands in braces may not be filled in yet.
  .refine((value) => FILLED.test(value) || hasHost(value), {
    error: 'must have a host of letters, digits, hyphens and dots, such as www.example.com',
    abort: true,
  });

const embed = z.strictObject({
  host: field(
    line.regex(
      /^[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d+)?$/,
      'must be a host such as www.openstreetmap.org',
    ),
    'Host',
    'What stands between https:// and the next slash, such as www.openstreetmap.org.',
  ),
  name: field(label, 'Name', 'What visitors know it by, such as OpenStreetMap.'),
});

const profile = z.strictObject({
  network: field(
    named({
      x: 'X',
      facebook: 'Facebook',
      instagram: 'Instagram',
      linkedin: 'LinkedIn',
      youtube: 'YouTube',
      whatsapp: 'WhatsApp',
    }),
    'Network',
    'It determines the icon.',
  ),
  name: field(label, 'Name', 'What the link is called.'),
  url: field(
    httpsUrl,
    'URL',
    'Begins with https://. For WhatsApp it is https://wa.me/{phoneDigits}.',
  ),
});

/** The company, before it is checked that its profiles fit the rest. */
export const companySchema = z.strictObject({
  name: field(
    line.check(atMost(COMPANY_NAME_MAX, 'the company’s name')),
    'Name',
    'The company’s name; {company} stands for it in texts.',
  ),
  legalName: field(line, 'Registered name', 'In the footer; {legalName} stands for it in texts.'),
  slug: field(
    z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower case words joined by hyphens'),
    'Name in URLs',
    'Lower case words joined by hyphens; {slug} stands for it.',
  ),
  tagline: field(
    paragraph.check(atMost(80, 'the tagline')),
    'Tagline',
    'In the footer, and on the card that shows when the home page is shared.',
  ),
  description: field(
    pageDescription,
    'Description',
    'What the company does, for search engines and assistants, in 50 to 160 characters.',
  ),
  url: field(
    httpsUrl
      .refine((value) => !value.endsWith('/'), { error: 'must not end with a slash', abort: true })
      .refine(
        (value) => FILLED.test(value) || new URL(value).origin === value,
        'must be only https:// and the host in lower case, such as https://www.example.com',
      ),
    'URL of the site',
    'Begins with https://, without a slash at the end.',
  ),
  email: field(
    z
      .stringFormat('email', isEmailAddress, 'must be an e-mail address')
      // What editors of YAML can check.
      .meta({
        pattern: String.raw`^[^@\s]+@[^@\s]+$`,
        patternErrorMessage: 'must be an e-mail address',
      }),
    'E-mail address',
    '{email} stands for it.',
  ),
  phone: field(
    line
      .regex(/^\+[\d ]+$/, {
        error:
          'must begin with + and the country’s code, and have only digits and spaces, such as +44 20 7946 0958',
        abort: true,
      })
      // Links take the digits alone, in E.164 format.
      .transform((display) => ({ display, e164: display.replaceAll(' ', '') }))
      .refine(({ e164 }) => /^\+\d{7,15}$/.test(e164), 'must have 7 to 15 digits'),
    'Telephone',
    'Begins with + and the country’s code; 7 to 15 digits. {phone} stands for it.',
  ),
  offices: field(
    listOf(office, 'Office').min(1),
    'Offices',
    '{city} stands for the city of the first, {cities} for all of them.',
  ),
  hours: field(
    hoursIn('Greenwich Mean Time'),
    'Opening hours',
    'In Greenwich Mean Time, all year; {hours} stands for them in words.',
  ),
  figures: field(
    z
      .record(
        z
          .string()
          .regex(/^[a-z]\w*$/i, 'must be one word without spaces, such as screening')
          .refine((name) => !TAKEN_NAMES.includes(name), 'stands for something else already'),
        field(
          z.union([line, z.number()], 'must be a text or a number').transform(String),
          'Figure',
          'Its name in braces stands for it in texts.',
        ),
      )
      .default({}),
    'Figures',
    'What the site claims. Any name of one word may be added and used in texts, in braces.',
  ),
  profiles: field(
    listOf(profile, 'Profile'),
    'Profiles',
    'Links to social networks, in their order in the footer.',
  ),
  contactEndpoint: field(
    contactEndpoint,
    'Delivery of the contact form',
    'Where the form sends its messages: components/contact/README.md lists the services. With simulate it only simulates sending.',
  ),
  productionBranch: field(
    line.optional(),
    'Published branch',
    'The branch of the repository that is the published site, for Cloudflare, which does not tell a build; any other becomes a preview there.',
  ),
  insight: field(
    insight.optional(),
    'Counting of visits',
    'A service of yours that counts visits without cookies; without this field nothing is counted.',
  ),
  embeds: field(
    listOf(embed, 'Site', 'host').optional(),
    'Embedded sites',
    'Those whose maps and calendars a section “Map or calendar” may show.',
  ),
  copyrightYear: field(z.int().min(1900).max(2100), 'Year of the copyright', 'In the footer.'),
  disclaimer: field(paragraph, 'Disclaimer', 'On trademarks, in the footer.'),
});

export const siteFile = companySchema.superRefine(({ profiles, phone }, context) => {
  const index = profiles.findIndex(({ network }) => network === 'whatsapp');
  const expected = `https://wa.me/${phone.e164.slice(1)}`;
  if (index < 0 || profiles[index]?.url === expected) return;
  const message = `must be ${expected}: WhatsApp identifies people by their telephone number`;
  context.addIssue({ code: 'custom', path: ['profiles', index, 'url'], message });
});
export type Company = z.infer<typeof siteFile>;
export type Profile = Company['profiles'][number];
