import { useLocale } from 'next-intl';

interface DayProps {
  /** `2026-09-22`, perhaps with a time and an offset. */
  date: string;
  /** Whether the time is shown, if there is one. */
  withTime?: boolean;
  className?: string;
}

/** Lengths of `2026-09-22` and of `2026-09-22T09:00`. */
const DAY = 10;
const DAY_AND_TIME = 16;

/** A date in words, in the page's language and in the date's own time zone. */
export function Day({ date, withTime = false, className }: DayProps) {
  const time = withTime && date.length > DAY;
  const format = new Intl.DateTimeFormat(useLocale(), {
    dateStyle: 'long',
    ...(time && { timeStyle: 'short' }),
    timeZone: 'UTC',
  });
  const shown = time ? `${date.slice(0, DAY_AND_TIME)}Z` : date.slice(0, DAY);
  return (
    <time dateTime={date} className={className}>
      {format.format(new Date(shown))}
    </time>
  );
}
