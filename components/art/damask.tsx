import 'server-only';
import clsx from 'clsx/lite';
import { cardThreads, markThreads, PITCH } from '@/components/art/damask-threads';
import { silhouetteOf } from '@/components/art/silhouette';
import type { ThreadColor } from '@/content/model/schemas/primitives';

type DamaskSize = keyof typeof sizes;

interface DamaskProps {
  /** Name of its silhouette. */
  icon: string;
  /**
   * A card is 3:2 and seen at 64 pixels or more; a mark is square and seen at 40 to 64; `social` is
   * for the image that social networks show.
   */
  size: DamaskSize;
  /** Colour of the figure; the ground has the other colour. */
  color?: ThreadColor;
  className?: string;
}

const sizes = {
  // Leaves room for the ragged selvedges.
  card: { threads: cardThreads, width: 310, height: 210, from: '-5 -5', warp: 8, weft: 8 },
  // From one warp left of the figure to just past its right edge: the cloth enters from the right.
  social: { threads: cardThreads, width: 215, height: 234, from: '41 -17', warp: 8, weft: 8 },
  mark: { threads: markThreads, width: 200, height: 200, from: '0 0', warp: 18, weft: PITCH },
} as const;

const classes: Record<ThreadColor, Record<'figure' | 'ground' | 'peep', string>> = {
  green: { figure: 'weave-weft', ground: 'weave-warp-tint', peep: 'weave-weft-tint' },
  blue: { figure: 'weave-warp', ground: 'weave-weft-tint', peep: 'weave-warp-tint' },
};

/**
 * A decorative picture that is woven in, as in damask: figure and ground share their threads, and
 * differ only in which lie on top: in the ground the warps, pale, with a weft showing here and
 * there; in the figure the wefts.
 *
 * Colours come from the classes of `Weave`, paler ones from `damask-*`.
 */
export function Damask({ icon, size, color = 'green', className }: DamaskProps) {
  const { threads, width, height, from, warp, weft } = sizes[size];
  const { figure, ground, peep } = classes[color];
  const { warps, peeps, wefts, specks } = threads(silhouetteOf(icon));
  const whole = wefts.join('');
  return (
    <svg
      aria-hidden
      className={clsx('damask', className)}
      viewBox={`${from} ${width} ${height}`}
      width={width}
      height={height}
      fill="none"
      strokeWidth={warp}
    >
      <path className={`${ground} damask-pale`} d={warps[0]} />
      <path className={`${ground} damask-paler`} d={warps[1]} />
      {peeps && <path className={peep} d={peeps} />}
      <g className="damask-figure" strokeWidth={weft}>
        <path className="weave-casing" strokeWidth={PITCH + 2} d={whole} />
        <path className={`${figure} damask-soft`} strokeWidth={PITCH} d={whole} />
        <path className={figure} d={wefts[0]} />
        <path className={`${figure} damask-soft`} d={wefts[1]} />
        {specks && <path className={ground} strokeWidth={warp} d={specks} />}
      </g>
    </svg>
  );
}
