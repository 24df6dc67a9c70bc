import 'server-only';
import type { WeaveOptions } from '@/components/art/cloth';
import { weave, type Thread } from '@/components/art/weave';

type Fit = 'meet' | 'slice' | 'stretch';

interface WeaveProps extends WeaveOptions {
  className?: string;
  /** How the drawing fits a box of another shape; the whole of it, unless told to fill or to stretch. */
  fit?: Fit;
  /** Degrees by which the drawing is turned about its middle. */
  turn?: number;
}

const aspects: Record<Fit, string | undefined> = {
  meet: undefined,
  slice: 'xMidYMid slice',
  stretch: 'none',
};

/** Breadth of the ring that covers what would stick out of a globe. */
const RIM = 40;

const warpClasses = ['weave-warp', 'weave-warp-tint'] as const;
const weftClasses = ['weave-weft', 'weave-weft-tint'] as const;

/** Threads of one kind; those that share a breadth share one path, which halves the markup. */
function Threads({
  threads,
  className,
  widen = 0,
}: {
  threads: Thread[];
  className: string;
  widen?: number;
}) {
  const breadths = new Map<number, string>();
  for (const { ribbon, path } of threads) {
    breadths.set(ribbon, (breadths.get(ribbon) ?? '') + path);
  }
  return [...breadths].map(([ribbon, path]) => (
    <path key={ribbon} className={className} strokeWidth={ribbon + widen} d={path} />
  ));
}

/** The stretches of the wefts that pass over a warp, drawn once more above the warps. */
function Overs({
  threads,
  className,
  widen = 0,
}: {
  threads: Thread[];
  className: string;
  widen?: number;
}) {
  return threads
    .filter(({ over }) => over !== '')
    .map(({ path, over, overCasing, ribbon }, index) => (
      <path
        key={index}
        className={className}
        strokeWidth={ribbon + widen}
        strokeDasharray={widen > 0 ? overCasing : over}
        d={path}
      />
    ));
}

/**
 * Threads that cross over and under, as decoration.
 *
 * Colour comes from the classes `weave-warp`, `weave-warp-tint`, `weave-weft`, `weave-weft-tint` and
 * `weave-casing`, each of which sets `stroke`; the policy for content forbids style attributes.
 * Wefts lie whole at the bottom, warps whole above them, and the stretches where a weft is uppermost
 * are the same weft again with a dash pattern: same path, so no joint can show.
 */
export function Weave({ className, fit = 'meet', turn = 0, ...options }: WeaveProps) {
  const { width, height, casing, warps, wefts, rim } = weave(options);
  return (
    <svg
      aria-hidden
      focusable={false}
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={aspects[fit]}
      fill="none"
    >
      <g transform={turn === 0 ? undefined : `rotate(${turn} ${width / 2} ${height / 2})`}>
        {weftClasses.map((name, tint) => (
          <Threads
            key={name}
            className={name}
            threads={wefts.filter((weft) => weft.tint === tint)}
          />
        ))}
        <Threads className="weave-casing" threads={warps} widen={2 * casing} />
        {warpClasses.map((name, tint) => (
          <Threads
            key={name}
            className={name}
            threads={warps.filter((warp) => warp.tint === tint)}
          />
        ))}
        <g className="weave-over">
          <Overs className="weave-casing" threads={wefts} widen={2 * casing} />
          {weftClasses.map((name, tint) => (
            <Overs
              key={name}
              className={name}
              threads={wefts.filter((weft) => weft.tint === tint)}
            />
          ))}
        </g>
        {rim && (
          <circle
            className="weave-casing"
            strokeWidth={RIM}
            cx={rim.x}
            cy={rim.y}
            r={rim.radius + RIM / 2}
          />
        )}
      </g>
    </svg>
  );
}
