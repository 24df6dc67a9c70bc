import 'server-only';
import clsx from 'clsx/lite';
import type { WeaveOptions } from '@/components/art/cloth';
import { weave, type Thread, type WeaveDrawing } from '@/components/art/weave';
import type { ThreadColor } from '@/content/model/schemas/primitives';

type Fit = 'meet' | 'slice' | 'stretch';

interface WeaveProps extends WeaveOptions {
  className?: string;
  /** How the drawing fits a box of other proportions: complete by default, filling or stretched. */
  fit?: Fit;
  /** Rotation about the centre, in degrees. */
  turn?: number;
  /** Colour of the wider threads. By default warps are blue and wefts green. */
  lead?: ThreadColor;
}

/** What depends on the fit: what fills its box is as wide as the page where there are no styles. */
function sized(fit: Fit, width: number, height: number) {
  if (fit === 'meet') return { width, height };
  if (fit === 'slice') return { width: '100%', height, preserveAspectRatio: 'xMidYMid slice' };
  return { width: '100%', height: '100%', preserveAspectRatio: 'none' };
}

/** Width of the ring that covers whatever would stick out of a globe. */
const RIM = 40;

const blue = ['weave-warp', 'weave-warp-tint'] as const;
const green = ['weave-weft', 'weave-weft-tint'] as const;

/** Finished drawings by their options: the band below every article, for one, is the same. */
const drawings = new Map<string, WeaveDrawing>();

function drawingOf(options: WeaveOptions): WeaveDrawing {
  const key = JSON.stringify(options);
  const drawing = drawings.get(key) ?? weave(options);
  drawings.set(key, drawing);
  return drawing;
}

/** Threads of one kind; those of the same width share one path, which halves the markup. */
function Threads({
  threads,
  className,
  widen = 0,
}: {
  threads: Thread[];
  className: string;
  widen?: number;
}) {
  const widths = new Map<number, string>();
  for (const { ribbon, path } of threads) {
    widths.set(ribbon, (widths.get(ribbon) ?? '') + path);
  }
  return [...widths].map(([ribbon, path]) => (
    <path key={ribbon} className={className} strokeWidth={ribbon + widen} d={path} />
  ));
}

/** The parts of the wefts that pass over a warp, drawn again above the warps. */
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
 * A decorative drawing of threads that cross over and under one another.
 *
 * Colour comes from the classes `weave-warp`, `weave-warp-tint`, `weave-weft`, `weave-weft-tint`
 * and `weave-casing`, each of which sets `stroke`, because the security policy forbids style
 * attributes. Complete wefts are at the bottom, complete warps above them; on top, the parts where
 * a weft is uppermost are drawn again as a dashed copy of the same path, so that no joint is
 * visible.
 */
export function Weave({ className, fit = 'meet', turn = 0, lead, ...options }: WeaveProps) {
  const { width, height, casing, warps, wefts, rim } = drawingOf(options);
  const wider = options.ribbon[0] > options.ribbon[1] ? 'blue' : 'green';
  const [warpClasses, weftClasses] = lead && lead !== wider ? [green, blue] : [blue, green];
  return (
    <svg
      aria-hidden
      className={clsx('weave', className)}
      viewBox={`0 0 ${width} ${height}`}
      {...sized(fit, width, height)}
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
