import { z } from 'zod';
import { fillText } from '@/engine/islands/fill-text';
import type { Facts } from '@/content/model/reading/placeholders';
import { DAYS } from '@/content/model/schemas/office';
import { companySchema, type FACT_NAMES, type Company } from '@/content/model/schemas/site';
import { languages, localeOf } from '@/messages/languages';

type Hours = Company['hours'];

/** The company keeps Greenwich Mean Time all year. */
export const OFFICE_ZONE = 'GMT';

/** The left-to-right mark, which nobody sees. */
const LEFT_TO_RIGHT = '\u200E';

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

/** The name of a time zone in any season, such as “Central European Time”. */
function zoneInWords(timeZone: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'longGeneric' });
  const parts = format.formatToParts(new Date());
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/**
 * The opening hours in words, such as “Monday-Friday 9:00 AM-6:00 PM GMT”.
 *
 * @param timeZone of an office with hours of its own
 */
export function hoursInWords(
  { days, opens, closes }: Hours,
  language: string,
  timeZone?: string,
): string {
  const times = [opens, closes].map((time) => timeInWords(time, language));
  return `${daysInWords(days, language)} ${times.join('-')} ${timeZone ? zoneInWords(timeZone, language) : OFFICE_ZONE}`;
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

/** A telephone number, whose groups words from right to left would otherwise reverse. */
function inOrder(phone: string, language: string): string {
  const { direction } = languages.find(({ code }) => code === language) ?? {};
  return direction === 'rtl' ? `${LEFT_TO_RIGHT}${phone}` : phone;
}

/** The name of a country by its two-letter code, in a language. */
export function countryName(code: string, language: string): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
}

const { name, slug } = companySchema.shape;

/** What the file of the company may name in its own texts; stand-ins until it is valid. */
const ownFields = z
  .object({
    name: name.catch('company'),
    slug: slug.catch('slug'),
    phone: z.string().catch(''),
  })
  .catch({ name: 'company', slug: 'slug', phone: '' });

/**
 * Facts that the file of the company itself uses.
 *
 * @param data values of `site.yaml`, not validated yet; stand-ins replace those that are not valid
 */
export function ownFacts(data: unknown): Facts {
  const { name: company, slug: ofUrls, phone } = ownFields.parse(data);
  return { company, slug: ofUrls, phoneDigits: phone.replaceAll(/\D/g, '') };
}

const withYears = z.object({ milestones: z.array(z.object({ year: z.number() })).min(1) });

/** The years in the file of the milestones; undefined if it is not valid. */
export function yearsIn(data: unknown): number[] | undefined {
  return withYears.safeParse(data).data?.milestones.map(({ year }) => year);
}

/**
 * The facts that texts may name in braces, by their names.
 *
 * @param years of the milestones, in order
 * @param language its code; facts are words, such as “Monday-Friday”
 */
export function factsOf(site: Company, years: readonly number[], language: string): Facts {
  const cities = [...new Set(site.offices.map(({ city }) => city))];
  const own: Record<(typeof FACT_NAMES)[number], string> = {
    company: site.name,
    slug: site.slug,
    legalName: site.legalName,
    email: site.email,
    phone: inOrder(site.phone.display, language),
    city: cities[0] ?? '',
    cities: listInWords(cities, language),
    hours: hoursInWords(site.hours, language),
    firstYear: String(years[0] ?? ''),
    lastYear: String(years.at(-1) ?? ''),
  };
  return { ...site.figures, ...own };
}
