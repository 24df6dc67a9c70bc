import 'server-only';
import { Weave } from '@/components/art/weave-svg';

interface LooseClothProps {
  seed: string;
  className?: string;
}

/** A cloth that has only been started: all warps are in place, but only three wefts. */
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
