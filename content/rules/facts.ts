import { fillText } from '@/engine/islands/fill-text';
import type { Facts } from '@/engine/content/placeholders';
import { fieldsOf } from '@/engine/content/values';
import { COMPANY_NAME_MAX, DAYS, FACT_NAMES, type Site } from '@/content/schemas/site';
import { lengthOf } from '@/content/text-measures';
import { localeOf } from '@/messages/languages';

type Hours = Site['hours'];

/** The company keeps Greenwich Mean Time all year. */
export const OFFICE_ZONE = 'GMT';

function listInWords(names: readonly string[], language: string): string {
  return new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(names);
}

/** A time of the day such as “9:00 AM”, in the form of the language, not of a region. */
function timeInWords(time: string, language: string): string {
  return new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: 'UTC' })
    .format(new Date(`2025-01-01T${time}Z`))
    .replace('\u202f', ' ');
}

/**
 * Days in words: a range such as “Monday-Friday” for three or more in a row, otherwise a list.
 *
 * @param days in any order
 */
export function daysInWords(days: readonly (typeof DAYS)[number][], language: string): string {
  // The week begins on Monday; 5 January 2025 was a Sunday.
  const order = days.map((day) => (DAYS.indexOf(day) + 6) % 7).toSorted((a, b) => a - b);
  const names = order.map((day) =>
    new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
      new Date(Date.UTC(2025, 0, 6 + day)),
    ),
  );
  const [first = 0, last = 0] = [order[0], order.at(-1)];
  if (order.length > 2 && last - first === order.length - 1) return `${names[0]}-${names.at(-1)}`;
  return listInWords(names, language);
}

/** The opening hours in words, such as “Monday-Friday 9:00 AM-6:00 PM GMT”. */
export function hoursInWords({ days, opens, closes }: Hours, language: string): string {
  const times = [opens, closes].map((time) => timeInWords(time, language));
  return `${daysInWords(days, language)} ${times.join('-')} ${OFFICE_ZONE}`;
}

/**
 * The days on which the company is closed, in words.
 *
 * @param words for a weekend, and for other days, with the placeholder `{days}`
 * @returns undefined if it is open every day
 */
export function closedInWords(
  { days }: Hours,
  words: { weekend: string; days: string },
  language: string,
): string | undefined {
  const closed = DAYS.filter((day) => !days.includes(day));
  if (closed.length === 0) return undefined;
  if (closed.join() === 'Sunday,Saturday') return words.weekend;
  return fillText(words.days, { days: daysInWords(closed, language) });
}

/** The name of a country by its two-letter code, in a language. */
export function countryName(code: string, language: string): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
}

/** Whether a name can be used in texts: a name that is too long makes many texts too long. */
const isCompanyName = (name: unknown): name is string =>
  typeof name === 'string' && name.trim() !== '' && lengthOf(name) <= COMPANY_NAME_MAX;

/** Facts that the file of the company itself uses, without those that have no usable text yet. */
export function ownFacts(data: unknown): Facts {
  const { name, slug, phone } = fieldsOf(data);
  return {
    ...(isCompanyName(name) && { company: name }),
    ...(typeof slug === 'string' && slug && { slug }),
    phoneDigits: typeof phone === 'string' ? phone.replaceAll(/\D/g, '') : '',
  };
}

/**
 * The facts that texts may name in braces.
 *
 * @param years of the milestones, in order
 */
export function factsOf(site: Site, years: readonly number[], language: string): Facts {
  const cities = [...new Set(site.offices.map(({ city }) => city))];
  const own: Record<(typeof FACT_NAMES)[number], string> = {
    company: site.name,
    slug: site.slug,
    legalName: site.legalName,
    email: site.email,
    phone: site.phone.display,
    city: cities[0] ?? '',
    cities: listInWords(cities, language),
    hours: hoursInWords(site.hours, language),
    firstYear: String(years[0] ?? ''),
    lastYear: String(years.at(-1) ?? ''),
  };
  return { ...site.figures, ...own };
}

/**
 * Stand-ins for the facts while the company's file is not valid: their names, so that texts which
 * use them are not reported as well.
 *
 * @param data values of that file
 */
export function standIns(data: unknown): Facts {
  const names = [...FACT_NAMES, ...Object.keys(fieldsOf(fieldsOf(data).figures))];
  return { ...Object.fromEntries(names.map((name) => [name, name])), ...ownFacts(data) };
}
