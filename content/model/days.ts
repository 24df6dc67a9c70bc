/** The first and the last day of something, such as 2026-04-05. */
interface Days {
  from?: string | undefined;
  until?: string | undefined;
}

/**
 * @returns whether something is published on a day
 * @param day such as 2026-04-05, like the first and the last day, both of which count
 */
export function isPublishedOn(day: string, { from, until }: Days): boolean {
  return (!from || from <= day) && (!until || day <= until);
}

/** Formatters by time zone, cached: making one takes a hundred times as long as using it. */
function inZones(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): (timeZone: string) => Intl.DateTimeFormat {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (timeZone) => {
    const format =
      formats.get(timeZone) ?? new Intl.DateTimeFormat(locale, { timeZone, ...options });
    formats.set(timeZone, format);
    return format;
  };
}

const withZone = inZones('en', { timeZoneName: 'longOffset' });
/** The Swedish form of a date is that of ISO 8601. */
const asDay = inZones('sv', { dateStyle: 'short' });

/** @returns the current name of a time zone; undefined if there is none of this name */
export function knownZone(timeZone: string): string | undefined {
  try {
    return asDay(timeZone).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** The offset of a time zone from Greenwich at some time, such as +05:30. */
function offsetAt(time: number, timeZone: string): string {
  const parts = withZone(timeZone).formatToParts(time);
  // “GMT+05:30”, or “GMT” alone. Offsets older than time zones have seconds, too.
  return parts.find(({ type }) => type === 'timeZoneName')?.value.slice(3, 9) || '+00:00';
}

/**
 * A day and a time such as `2026-03-17 09:00` as ISO 8601 with an offset; a day alone as it is.
 *
 * @param timeZone of a time without an offset of its own
 */
export function withOffset(date: string, timeZone: string): string {
  if (isDay(date)) return date;
  const time = date.replace(' ', 'T');
  if (/(?:Z|[+-]\d{2}:\d{2})$/.test(time)) return time;
  const near = offsetAt(Date.parse(`${time}Z`), timeZone);
  // Again with that offset, in case the clocks change between the first guess and the time itself.
  return time + offsetAt(Date.parse(time + near), timeZone);
}

/** @returns whether a day has no time */
export function isDay(date: string): boolean {
  return date.length === '2026-03-17'.length;
}

/** @returns the time in milliseconds; for a day, when it begins in the time zone */
export function beginningOf(date: string, timeZone: string): number {
  return Date.parse(withOffset(isDay(date) ? `${date} 00:00` : date, timeZone));
}

const DAY_MS = 86_400_000;

/** @returns the time in milliseconds at which a day ends in the time zone */
export function endOf(day: string, timeZone: string): number {
  const next = new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, day.length);
  return beginningOf(next, timeZone);
}

/**
 * @returns the day in a time zone, such as 2026-04-05
 * @throws RangeError for a time zone that there is not
 */
export function dayIn(timeZone: string, now: Date): string {
  return asDay(timeZone).format(now);
}

/** @returns whether a day or time is before another; a day and a time are compared by their days */
export function isBefore(one: string, other: string, timeZone: string): boolean {
  if (!isDay(one) && !isDay(other)) return Date.parse(one) < Date.parse(other);
  const dayOf = (date: string) => (isDay(date) ? date : dayIn(timeZone, new Date(date)));
  return dayOf(one) < dayOf(other);
}
