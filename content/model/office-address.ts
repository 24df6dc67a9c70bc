import 'server-only';
import { formatAddress } from 'localized-address-format';
import type { Office } from '@/content/model/schemas/office';

type Address = Pick<Office, 'countryCode' | 'street' | 'city' | 'postalCode' | 'region'>;

/**
 * The lines of an address in the order of its country, such as “10178 Berlin”. Where a country's
 * order has no place for a part, such as a postcode in Hong Kong, it follows the city.
 */
export function addressLines({ countryCode, street, city, postalCode, region }: Address): string[] {
  const lines = formatAddress(
    {
      postalCountry: countryCode,
      addressLines: [street],
      locality: city,
      postalCode,
      ...(region && { administrativeArea: region }),
    },
    /\p{Script=Latin}/u.test(city) ? 'latin' : 'local',
  );
  const isWhole = [street, city, postalCode, region ?? ''].every((part) =>
    lines.some((line) => line.includes(part)),
  );
  return isWhole ? lines : [street, [city, region, postalCode].filter(Boolean).join(' ')];
}
