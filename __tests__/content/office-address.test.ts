import { addressLines } from '@/content/model/office-address';

const STREET = '1 Warp Row';

it.each([
  ['DE', 'Berlin', '10178', undefined, ['10178 Berlin']],
  ['GB', 'Leeds', 'LS1 9ZZ', undefined, ['Leeds', 'LS1 9ZZ']],
  ['US', 'Troy', '12180', 'NY', ['Troy, NY 12180']],
  ['IN', 'Bengaluru', '560999', undefined, ['Bengaluru 560999']],
  ['JP', 'Kyoto', '604-8571', undefined, ['Kyoto 604-8571']],
  ['HK', 'Kowloon', '000', undefined, ['Kowloon 000']],
])(
  'writes an address in %s as it is written there',
  (countryCode, city, postalCode, region, end) => {
    const office = { countryCode, street: STREET, city, postalCode, region };
    expect(addressLines(office)).toEqual([STREET, ...end]);
  },
);
