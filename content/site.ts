import 'server-only';
import { defineContent } from '@/content/schemas/define-content';
import { siteSchema } from '@/content/schemas/site';

/** The company's name. Everything else that contains the name takes it from here. */
const NAME = 'Northweave';
/** The name in URLs: the route `/about/why-…`, the domain, the profiles. */
const SLUG = 'northweave';

/** The company's facts: rename it here and the whole site follows. */
export const site = defineContent('content/site.ts', siteSchema, {
  name: NAME,
  legalName: `${NAME} Private Limited`,
  slug: SLUG,
  tagline: 'Skilled people, woven into your team.',
  description: `${NAME} runs business services for you and places remote professionals in your team, from risk and compliance to finance, IT and marketing.`,
  url: `https://www.${SLUG}.example`,
  email: `hello@${SLUG}.example`,
  phone: { display: '+44 20 7946 0958', e164: '+442079460958' },
  offices: [
    {
      country: 'United Kingdom',
      countryCode: 'GB',
      city: 'London',
      street: '14 Loomwright Yard',
      postalCode: 'EC1Z 4WV',
      timeZone: 'Europe/London',
    },
    {
      country: 'India',
      countryCode: 'IN',
      city: 'Bengaluru',
      street: '27 Shuttle House, Weavers Ring Road',
      postalCode: '560999',
      timeZone: 'Asia/Kolkata',
    },
  ],
  hours: {
    weekdays: 'Monday-Friday 9:00 AM-6:00 PM GMT',
    weekend: 'Weekend closed',
    opens: '09:00',
    closes: '18:00',
  },
  // A handle on a real network might belong to somebody.
  profiles: [
    { network: 'x', name: 'X', url: `https://x.${SLUG}.example` },
    { network: 'facebook', name: 'Facebook', url: `https://facebook.${SLUG}.example` },
    { network: 'instagram', name: 'Instagram', url: `https://instagram.${SLUG}.example` },
    { network: 'linkedin', name: 'LinkedIn', url: `https://linkedin.${SLUG}.example` },
    { network: 'youtube', name: 'YouTube', url: `https://youtube.${SLUG}.example` },
    { network: 'whatsapp', name: 'WhatsApp', url: 'https://wa.me/442079460958' },
  ],
  // The form only simulates sending. The other possible values are in
  // components/server/contact/README.md.
  contactEndpoint: null,
  copyrightYear: 2025,
  disclaimer:
    'All third-party logos and trademarks shown on this site belong to their owners. Showing them implies no endorsement.',
});
