/** The first and the last day of something, such as 2026-04-05. */
interface Days {
  from?: string | undefined;
  until?: string | undefined;
}

/** @returns whether something is published on a day */
export function isPublishedOn(day: string, { from, until }: Days): boolean {
  return (!from || from <= day) && (!until || day <= until);
}

/** @returns the day in a time zone, such as 2026-04-05 */
export function dayIn(timeZone: string, now: Date): string {
  // The Swedish form of a date is that of ISO 8601.
  return new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' }).format(now);
}
