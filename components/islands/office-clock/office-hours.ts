/** Opening hours in minutes after midnight, GMT or local; closed from `closes` on. */
export interface OfficeHours {
  /** Days of the week as JavaScript counts them: Sunday is 0. */
  days: readonly number[];
  opens: number;
  closes: number;
}

const MINUTES_PER_HOUR = 60;
const MINUTE_MS = 60_000;

/**
 * @param clock a time such as `09:00`
 * @returns minutes after midnight
 */
export function minutesOf(clock: string): number {
  const [hours, minutes] = clock.split(':').map(Number);
  return (hours ?? NaN) * MINUTES_PER_HOUR + (minutes ?? NaN);
}

/** Minutes after midnight GMT; the company keeps GMT all year, even in summer. */
export const minuteOfDay = (now: Date) =>
  now.getUTCHours() * MINUTES_PER_HOUR + now.getUTCMinutes();

export function isOpen(now: Date, { days, opens, closes }: OfficeHours): boolean {
  const minute = minuteOfDay(now);
  return isWorkday(now, days) && minute >= opens && minute < closes;
}

/** Whether the offices open on this day, in GMT. */
export function isWorkday(now: Date, days: OfficeHours['days']): boolean {
  return days.includes(now.getUTCDay());
}

/** The date and time in a time zone, as if it were GMT: for hours that are kept there. */
export function localDate(now: Date, timeZone: string): Date {
  // The Swedish form of a date and a time is nearly that of ISO 8601.
  return new Date(`${now.toLocaleString('sv', { timeZone }).replace(' ', 'T')}Z`);
}

/**
 * The hours of an office, which are in its time, in that of the visitor's device; undefined if they
 * are the same.
 */
export function visitorHours(now: Date, timeZone: string, { opens, closes }: OfficeHours) {
  const there = localDate(now, timeZone);
  if (+there === +now - now.getTimezoneOffset() * MINUTE_MS) return undefined;
  const clocks = [opens, closes].map((minute) =>
    new Date(+now + (minute - minuteOfDay(there)) * MINUTE_MS).toLocaleTimeString('en-GB', {
      hour: '2-digit',
      minute: '2-digit',
    }),
  );
  return clocks.join('–');
}

/**
 * The local time in a time zone, by Temporal in browsers that have it: the first use of `Intl`
 * blocks the page (`scripts/README.md` says for how long).
 *
 * @param timeZone an IANA name such as `Asia/Kolkata`
 * @returns a time such as `14:30`
 */
export function clockTime(now: Date, timeZone: string): string {
  if ('Temporal' in globalThis) {
    return Temporal.Instant.fromEpochMilliseconds(now.getTime())
      .toZonedDateTimeISO(timeZone)
      .toPlainTime()
      .toString({ smallestUnit: 'minute' });
  }
  return new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(now);
}

/** How far the clocks of a time zone are ahead of GMT, in minutes; negative if they are behind. */
function minutesAhead(now: Date, timeZone: string): number {
  const ahead = minutesOf(clockTime(now, timeZone)) - minuteOfDay(now);
  const [day, noon] = [24 * MINUTES_PER_HOUR, 12 * MINUTES_PER_HOUR];
  return ((ahead + noon + day) % day) - noon;
}

/**
 * The opening hours in local time, in winter and in summer; many time zones have no difference.
 * Summer is when clocks are ahead, which may be in January.
 */
export function localHours({ opens, closes }: Omit<OfficeHours, 'days'>, timeZone: string) {
  const on = (month: number) =>
    [opens, closes].map((minute) =>
      clockTime(new Date(Date.UTC(2025, month, 15) + minute * MINUTE_MS), timeZone),
    ) as [opens: string, closes: string];
  const ahead = (month: number) => minutesAhead(new Date(Date.UTC(2025, month, 15)), timeZone);
  const summer = ahead(0) > ahead(6) ? 0 : 6;
  return { winter: on(6 - summer), summer: on(summer) };
}
