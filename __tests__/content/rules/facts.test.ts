import {
  closedInWords,
  daysInWords,
  factsOf,
  hoursInWords,
  ownFacts,
} from '@/content/model/rules/facts';
import { fillTexts } from '@/content/model/reading/placeholders';
import { readYaml } from '@/content/model/reading/read-file';
import { DAYS } from '@/content/model/schemas/office';
import { siteFile } from '@/content/model/schemas/site';
import type * as languages from '@/messages/languages';

jest.mock('@/messages/languages', () => {
  const real = jest.requireActual<typeof languages>('@/messages/languages');
  return { ...real, languages: [real.defaultLanguage, { code: 'ar', direction: 'rtl' }] };
});

const WORKDAYS = DAYS.slice(1, 6);

it('puts the hours of a working week into words', () => {
  expect(hoursInWords({ days: WORKDAYS, opens: '09:00', closes: '18:00' }, 'en')).toBe(
    'Monday-Friday 9:00 AM-6:00 PM GMT',
  );
});

it.each([
  [['Monday'], 'Monday'],
  [['Tuesday', 'Monday'], 'Monday and Tuesday'],
  [['Monday', 'Wednesday', 'Friday'], 'Monday, Wednesday and Friday'],
  [['Sunday', 'Saturday', 'Friday'], 'Friday-Sunday'],
  [DAYS, 'Monday-Sunday'],
] as const)('puts the days %j into words, in the order of the week', (days, words) => {
  expect(daysInWords(days, 'en')).toBe(words);
});

it.each([
  [WORKDAYS, 'Weekend closed'],
  [DAYS.slice(1), 'Sunday closed'],
  [DAYS.slice(0, 6), 'Saturday closed'],
  [DAYS.slice(2, 6), 'Monday, Saturday and Sunday closed'],
  [DAYS, undefined],
])('with %j open, puts the closed days into words', (days, words) => {
  const hours = { days: [...days], opens: '08:30', closes: '17:00' };
  expect(closedInWords(hours, { weekend: 'Weekend closed', days: '{days} closed' }, 'en')).toBe(
    words,
  );
});

/** The company of the fixture. */
const { data } = readYaml('content/site.yaml', '__tests__/fixture');
const company = fillTexts(data, ownFacts(data)) as { offices: object[]; hours: object };

it('gives every fact as a text, by the name of its placeholder', () => {
  expect(factsOf(siteFile.parse(company), [2018, 2023], 'en')).toEqual({
    company: 'Two Looms',
    slug: 'two-looms',
    legalName: 'Two Looms Limited',
    email: 'hello@two-looms.example',
    phone: '+44 20 7946 0011',
    city: 'Leeds',
    cities: 'Leeds and Berlin',
    hours: 'Monday and Tuesday 8:00 AM-5:00 PM GMT',
    firstYear: '2018',
    lastYear: '2023',
    shuttles: '12',
  });
});

it('keeps a telephone number in its order between words that are read from right to left', () => {
  expect(factsOf(siteFile.parse(company), [], 'ar').phone).toBe('\u200e+44 20 7946 0011');
});

it('names a city once, however many offices it has', () => {
  const offices = [...company.offices, company.offices[0]];
  expect(factsOf(siteFile.parse({ ...company, offices }), [2018], 'en').cities).toBe(
    'Leeds and Berlin',
  );
});

it('gives the facts that the company’s own file may use before it is valid', () => {
  expect(ownFacts({ name: 'Two Looms', slug: 'two-looms', phone: '+49 40 5550 123' })).toEqual({
    company: 'Two Looms',
    slug: 'two-looms',
    phoneDigits: '49405550123',
  });
});

it.each([
  [{ hours: { ...company.hours, opens: '8am' } }, 'must be a time of the day such as 09:00'],
  [{ hours: { ...company.hours, closes: '08:00' } }, 'must be later than `opens`, on the same day'],
  [{ hours: { ...company.hours, days: [] } }, '"days"'],
  [
    { offices: [{ ...company.offices[0], timeZone: 'Europe/Londn' }] },
    'must be a time zone such as',
  ],
  [{ offices: [] }, '"offices"'],
  [{ phone: '020 7946 0958' }, 'must begin with + and the country’s code'],
  [{ url: 'https://two-looms.example/' }, 'must not end with a slash'],
  [{ url: 'https://two-looms.example/company' }, 'must be only https'],
  [{ url: 'https://Two-Looms.example' }, 'must be only https'],
  [{ url: `https://two-looms.example"'$&;` }, 'must have a host of letters'],
  [{ url: 'https://(two-looms).example' }, 'must have a host of letters'],
  [{ url: 'https://{city}.example' }, 'must have a host of letters'],
  [{ url: 'https://two-looms-.example' }, 'must have a host of letters'],
  [{ url: `https://${'loom'.repeat(16)}.example` }, 'must have a host of letters'],
  [
    { profiles: [{ network: 'x', name: 'X', url: "https://x.example'/two-looms" }] },
    'must have a host of letters',
  ],
  [{ hours: { ...company.hours, days: ['Monday', 'Monday'] } }, 'must not name a day twice'],
  [{ offices: [{ ...company.offices[0], countryCode: 'XX' }] }, 'must be the code of a country'],
  [{ offices: [{ ...company.offices[0], countryCode: 'UK' }] }, 'must be the code of a country'],
  [{ hours: { ...company.hours, days: 'Monday-Friday' } }, 'must be a list of days, such as ['],
  [{ figures: { 'first screening': '2 days' } }, 'must be one word without spaces'],
  [
    { profiles: [{ network: 'whatsapp', name: 'WhatsApp', url: 'https://wa.me/44' }] },
    'must be https://wa.me/442079460011',
  ],
])('refuses %j', (change, message) => {
  const { error } = siteFile.safeParse({ ...company, ...change });
  expect(error?.message).toContain(message);
});
