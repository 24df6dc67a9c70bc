import { useLocale } from 'next-intl';

interface DayProps {
  /** `2026-09-22` */
  date: string;
  className?: string;
}

/** A date in words, as the page's language writes it. */
export function Day({ date, className }: DayProps) {
  const format = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <time dateTime={date} className={className}>
      {format.format(new Date(date))}
    </time>
  );
}
