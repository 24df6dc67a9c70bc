import 'server-only';
import type { Organization } from 'schema-dts';
import { site } from '@/content/model/site';

/**
 * The contact page's additions to the organisation: contact details, addresses and opening hours.
 */
export const contactDetails = {
  email: site.email,
  telephone: site.phone.e164,
  address: site.offices.map(({ street, city, postalCode, countryCode }) => ({
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    postalCode,
    addressCountry: countryCode,
  })),
  contactPoint: {
    '@type': 'ContactPoint',
    email: site.email,
    telephone: site.phone.e164,
    hoursAvailable: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: site.hours.days,
      // The hours are in GMT, as the page says.
      opens: `${site.hours.opens}:00Z`,
      closes: `${site.hours.closes}:00Z`,
    },
  },
} satisfies Partial<Organization>;
