import type { Notice } from '@/content/schemas/notice';

/** The day that a clock shows in a time zone, such as `2026-03-17`. */
export function dayIn(timeZone: string, now: Date): string {
  // Swedish dates are written like that.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now);
}

/** @returns the notice if it shows on a day, which is written like its own */
export function noticeOn(day: string, notice: Notice | undefined): Notice | undefined {
  const shows = notice && (notice.from ?? day) <= day && day <= notice.until;
  return shows ? notice : undefined;
}
