import clsx from 'clsx/lite';
import { Weave } from '@/components/art/weave-svg';
import type { OfficeHours } from '@/components/islands/office-clock/office-hours';
import { OFFICE_ZONE } from '@/content/model/rules/facts';

const MINUTES_PER_DAY = 24 * 60;
/**
 * Height of the drawing, which is stretched to the width of the page: one unit across is one
 * minute.
 */
const HEIGHT = 256;

interface DayProps {
  hours: OfficeHours;
  /** One for each office. */
  threads: number;
}

/**
 * Positions are percentages of the width, so that the text keeps its size while the threads
 * stretch. The hours run from left to right in every language, as clocks run clockwise in all: the
 * labels are figures, and the mark of the current time is placed from the left, too.
 */
export function Day({ hours, threads }: DayProps) {
  const { opens, closes } = hours;
  const share = (minute: number) => `${(100 * minute) / MINUTES_PER_DAY}%`;
  return (
    <svg
      aria-hidden
      direction="ltr"
      width="100%"
      height={HEIGHT + 32}
      className="overflow-visible text-small tabular-nums"
    >
      {[0, 6, 12, 18, 24].map((hour) => (
        <g key={hour} className={clsx('fill-muted', hour % 12 && '@max-[20rem]:hidden')}>
          <line
            className="stroke-line"
            x1={share(hour * 60)}
            x2={share(hour * 60)}
            y1="0"
            y2={HEIGHT}
          />
          <text
            x={share(hour * 60)}
            y={HEIGHT + 24}
            textAnchor={hour === 0 ? 'start' : hour === 24 ? 'end' : 'middle'}
          >
            {`${String(hour).padStart(2, '0')}:00 `}
            {hour === 12 && <tspan className="@max-[12rem]:hidden"> {`${OFFICE_ZONE} `}</tspan>}
          </text>
        </g>
      ))}
      <svg width="100%" height={HEIGHT}>
        <Weave
          seed="office day"
          shape="day"
          fit="stretch"
          width={MINUTES_PER_DAY}
          height={HEIGHT}
          warps={Math.round((closes - opens) / 60)}
          wefts={threads}
          ribbon={[36, 30]}
          bend={7}
          inset={[20, MINUTES_PER_DAY - closes, 20, opens]}
        />
      </svg>
    </svg>
  );
}

/** The cities, in front of the line for the current time, which would cross their names out. */
export function Names({ cities }: { cities: readonly string[] }) {
  return (
    <svg
      aria-hidden
      direction="ltr"
      width="100%"
      height={HEIGHT}
      className="weave-casing absolute inset-0 z-10 size-full fill-ink text-small lg:hidden"
    >
      {cities.map((city, index) => (
        <text
          key={index}
          strokeWidth={6}
          strokeLinejoin="round"
          paintOrder="stroke"
          y={((index + 0.5) / cities.length) * HEIGHT - 28}
        >
          {`${city} `}
        </text>
      ))}
    </svg>
  );
}
