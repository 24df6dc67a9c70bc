import 'server-only';
import clsx from 'clsx/lite';
import type { WeaveOptions } from '@/components/art/cloth';
import { weave, type Thread } from '@/components/art/weave';

type Fit = 'meet' | 'slice' | 'stretch';

interface WeaveProps extends WeaveOptions {
  className?: string;
  /** How the drawing fits a box of other proportions: complete by default, filling or stretched. */
  fit?: Fit;
  /** Rotation about the centre, in degrees. */
  turn?: number;
}

/** What depends on the fit: what fills its box is as wide as the page where there are no styles. */
export function sized(fit: Fit, width: number, height: number) {
  if (fit === 'meet') return { width, height };
  if (fit === 'slice') return { width: '100%', height, preserveAspectRatio: 'xMidYMid slice' };
  return { width: '100%', height: '100%', preserveAspectRatio: 'none' };
}

/** Classes of the two tints. */
const WARP = ['weave-warp', 'weave-warp-tint'] as const;
const WEFT = ['weave-weft', 'weave-weft-tint'] as const;

/** Threads of the same width, which share one path for each class. */
function Threads({
  threads,
  classes,
  width,
}: {
  threads: readonly Thread[];
  classes: readonly string[];
  width: number;
}) {
  return classes.map((name, tint) => {
    const alike = classes.length === 1 ? threads : threads.filter((thread) => thread.tint === tint);
    const path = alike.map((thread) => thread.path).join('');
    return path && <path key={name} className={name} strokeWidth={width} d={path} />;
  });
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
export function Weave({ className, fit = 'meet', turn = 0, ...given }: WeaveProps) {
  const options = { bend: 0, inset: [0, 0, 0, 0], casing: 3, decimals: 1, ...given } as const;
  const { width, height, casing, ribbon } = options;
  const { warps, wefts } = weave(options);
  const [warpWidth, weftWidth] = [round(ribbon[0]), round(ribbon[1])];
  const overs = wefts.filter(({ over }) => over !== '');
  return (
    <svg
      aria-hidden
      className={clsx('weave', className)}
      viewBox={`0 0 ${width} ${height}`}
      {...sized(fit, width, height)}
      fill="none"
    >
      <g transform={turn === 0 ? undefined : `rotate(${turn} ${width / 2} ${height / 2})`}>
        <Threads classes={WEFT} threads={wefts} width={weftWidth} />
        <Threads classes={['weave-casing']} threads={warps} width={warpWidth + 2 * casing} />
        <Threads classes={WARP} threads={warps} width={warpWidth} />
        <g className="weave-over">
          {overs.map(({ path, overCasing }, index) => (
            <path
              key={index}
              className="weave-casing"
              strokeWidth={weftWidth + 2 * casing}
              strokeDasharray={overCasing}
              d={path}
            />
          ))}
          {overs
            .toSorted((one, other) => one.tint - other.tint)
            .map(({ tint, path, over }, index) => (
              <path
                key={index}
                className={WEFT[tint]}
                strokeWidth={weftWidth}
                strokeDasharray={over}
                d={path}
              />
            ))}
        </g>
      </g>
    </svg>
  );
}

const round = (width: number) => Math.round(width * 10) / 10;
