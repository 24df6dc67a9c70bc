'use client';

import clsx from 'clsx/lite';
import { useMinute } from './use-minute';
import { List } from '@/components/ui/list';
import { fillText } from '@/engine/islands/fill-text';
import { Slot } from '@/engine/islands/slot';
import {
  clockTime,
  isOpen,
  isWorkday,
  localDate,
  minuteOfDay,
  visitorHours,
  type OfficeHours,
} from './office-hours';

const MINUTES_PER_DAY = 24 * 60;

interface Office {
  city: string;
  timeZone: string;
  localHours: string;
  /** Hours that are not those of the company, in local time. */
  hours?: OfficeHours | undefined;
}

interface OfficeClockProps {
  hours: OfficeHours;
  offices: readonly Office[];
  labels: {
    open: string;
    closed: string;
    /** For offices with hours of their own; `{times}` is replaced. */
    yours?: string;
  };
}

/** With a constant, the bundler leaves out what only offices with hours of their own need. */
const differ = process.env.OFFICES_DIFFER !== 'no';

const row = 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] gap-x-6 gap-y-4';

/**
 * The opening hours of each office, and live information, whose space is reserved from the start:
 * the local time, whether the office is open, and the current time on the drawing of the day. The
 * slot `day` contains this drawing, 24 hours GMT from left to right; offices with hours of their own
 * are not in it, and follow below.
 */
export function OfficeClock({ hours, offices, labels }: OfficeClockProps) {
  const now = useMinute();
  // The drawing shows a working day, so nothing is marked on other days.
  const place =
    now && isWorkday(now, hours.days) && `${(100 * minuteOfDay(now)) / MINUTES_PER_DAY}%`;
  const shared = differ ? offices.filter((office) => !office.hours) : offices;
  const entry = (office: Office, index: number) => (
    <OfficeEntry key={index} {...{ office, hours, labels, now }} />
  );
  return (
    <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[16rem_1fr]">
      {(!differ || shared.length > 0) && (
        <>
          <List className={clsx(row, 'lg:auto-rows-fr lg:grid-cols-1 lg:items-center lg:pb-8')}>
            {shared.map(entry)}
          </List>
          <div className="@container relative">
            <Slot name="day" />
            {place && (
              <svg
                aria-hidden
                width="100%"
                height="100%"
                className="absolute inset-0 overflow-visible"
              >
                <line
                  x1={place}
                  x2={place}
                  y1="0"
                  y2="86%"
                  className="stroke-ink"
                  strokeWidth={2}
                />
                <circle cx={place} cy="0" r={5} className="fill-ink" />
              </svg>
            )}
          </div>
        </>
      )}
      {differ && shared.length < offices.length && (
        <List className={clsx(row, 'lg:col-span-2')}>
          {offices.filter((office) => office.hours).map(entry)}
        </List>
      )}
    </div>
  );
}

interface OfficeEntryProps {
  office: Office;
  /** The hours of the company. */
  hours: OfficeHours;
  labels: OfficeClockProps['labels'];
  now: Date | undefined;
}

function OfficeEntry({ office, hours, labels, now }: OfficeEntryProps) {
  const { city, timeZone, localHours, hours: own } = office;
  const times = differ && now && own && visitorHours(now, timeZone, own);
  const open = now && (differ && own ? isOpen(localDate(now, timeZone), own) : isOpen(now, hours));
  return (
    <li>
      <h3 className="font-semibold">{city}</h3>
      <p
        className={clsx(
          'flex min-h-16 flex-col lg:min-h-12.5 lg:flex-row lg:items-baseline lg:gap-3 noscript:hidden',
          !now && 'animate-take-back',
        )}
      >
        {now && (
          <>
            <span className="shrink-0 text-heading font-semibold tracking-tight tabular-nums">
              {`${clockTime(now, timeZone)}\u00a0`}
            </span>
            <span
              data-open={open || undefined}
              className="text-small font-semibold text-muted data-open:text-accent"
            >
              {open ? labels.open : labels.closed}
            </span>
          </>
        )}
      </p>
      <p className="mt-1 text-small text-muted tabular-nums">{localHours}</p>
      {differ && own && (
        <p className="min-h-12 text-small text-muted tabular-nums noscript:hidden">
          {times && labels.yours && fillText(labels.yours, { times })}
        </p>
      )}
    </li>
  );
}
