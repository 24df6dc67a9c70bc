import 'server-only';
import type { Organization, Place, PostalAddress } from 'schema-dts';
import type { Office } from '@/content/model/schemas/office';
import { site } from '@/content/model/site';

const addressOf = ({ street, city, region, postalCode, countryCode }: Office) =>
  ({
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressRegion: region,
    postalCode,
    addressCountry: countryCode,
  }) satisfies PostalAddress;

/** The offices with hours of their own, which are in the time of the place. */
const own = site.offices.flatMap((office) => {
  const { hours } = office;
  if (!hours) return [];
  const place = {
    '@type': 'Place',
    address: addressOf(office),
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: hours.days,
      opens: hours.opens,
      closes: hours.closes,
    },
  } satisfies Place;
  return [place];
});

/**
 * The contact page's additions to the organisation: contact details, addresses and opening hours.
 */
export const contactDetails = {
  email: site.email,
  telephone: site.phone.e164,
  address: site.offices.map(addressOf),
  ...(own.length > 0 && { location: own }),
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
