import 'server-only';
import { randomFrom } from '@/components/art/random';
import { Weave } from '@/components/art/weave-svg';

interface WeaveSwatchProps {
  /** The id of whatever the cloth represents. */
  seed: string;
  className?: string;
  /** Number of threads of each kind; more of them make a finer cloth. */
  threads?: readonly [warps: number, wefts: number];
  /** For a box about five times as wide as high; by default it is twice as wide as high. */
  wide?: boolean;
}

/** A piece of cloth that fills a box of any proportions: the threads run off all edges. */
export function WeaveSwatch({ seed, className, threads, wide }: WeaveSwatchProps) {
  const random = randomFrom(`swatch ${seed}`);
  const [warps, wefts] = threads ?? [random.whole(4, 7), random.whole(2, 4)];
  const [width, height] = wide ? [640, 128] : [320, 160];
  return (
    <Weave
      className={className}
      seed={seed}
      shape="grid"
      fit="slice"
      width={width}
      height={height}
      warps={warps}
      wefts={wefts}
      ribbon={[
        (width / warps) * random.between(0.5, 0.72),
        (height / wefts) * random.between(0.5, 0.72),
      ]}
      bend={random.between(0, 6)}
      inset={[-8, -8, -8, -8]}
      casing={2.5}
      decimals={0}
    />
  );
}
