import 'server-only';
import { Weave } from '@/components/art/weave-svg';

interface LooseClothProps {
  seed: string;
  className?: string;
}

/** A cloth that was only begun: all warps are on the loom, and three wefts are in. */
export function LooseCloth({ seed, className }: LooseClothProps) {
  return (
    <Weave
      className={className}
      seed={seed}
      shape="loom"
      width={400}
      height={400}
      warps={8}
      wefts={3}
      ribbon={[24, 24]}
      bend={6}
      inset={[24, 24, 24, 24]}
      casing={3}
    />
  );
}
