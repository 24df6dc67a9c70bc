import 'server-only';
import { Weave } from '@/components/art/weave-svg';

interface WeaveBandProps {
  seed: string;
  className?: string;
}

/**
 * A divider between two sections: one blue thread stitched through two green ones, 25 times as wide
 * as high.
 */
export function WeaveBand({ seed, className }: WeaveBandProps) {
  return (
    <Weave
      className={className}
      seed={seed}
      shape="stitch"
      fit="slice"
      width={1200}
      height={48}
      warps={25}
      wefts={2}
      ribbon={[7, 7]}
      inset={[10, 0, 10, 0]}
      casing={2}
    />
  );
}
