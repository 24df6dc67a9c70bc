type Colour = 'warp' | 'weft';

export interface Piece {
  colour: Colour;
  /** Where it begins and ends, in per cent of the width; beyond 100 it runs off the page. */
  from?: number;
  to: number;
}

interface ThreadProps {
  /** Pieces of one straight thread. */
  pieces: readonly Piece[];
  /** A short thread across the first piece: where, and whether it lies on top. */
  knot?: { at: string; isOver: boolean };
}

/** Thicknesses in CSS pixels. */
const THREAD = 8;
const KNOT = 12;
const CASING = 4;
const KNOT_LENGTH = 56;

/** A straight thread as wide as its box, which the section may clip. */
export function Thread({ pieces, knot }: ThreadProps) {
  const height = knot ? KNOT_LENGTH : THREAD;
  const middle = height / 2;
  const thread = pieces.map(({ colour, from = 0, to }) => (
    <line
      key={from}
      className={`weave-${colour}`}
      strokeWidth={THREAD}
      x1={`${from}%`}
      x2={`${to}%`}
      y1={middle}
      y2={middle}
    />
  ));
  const across = knot && (
    <line
      className={pieces[0]?.colour === 'warp' ? 'weave-weft' : 'weave-warp'}
      strokeWidth={KNOT}
      x1={knot.at}
      x2={knot.at}
      y2={height}
    />
  );
  return (
    <svg aria-hidden width="100%" height={height} className="overflow-visible rtl:-scale-x-100">
      {knot?.isOver ? (
        <>
          {thread}
          <line
            className="weave-casing"
            strokeWidth={KNOT + 2 * CASING}
            x1={knot.at}
            x2={knot.at}
            y2={height}
          />
          {across}
        </>
      ) : (
        <>
          {across}
          {across && (
            <line
              className="weave-casing"
              strokeWidth={THREAD + 2 * CASING}
              x2="100%"
              y1={middle}
              y2={middle}
            />
          )}
          {thread}
        </>
      )}
    </svg>
  );
}
