import 'server-only';
import { randomFrom } from '@/components/art/random';
import { Weave } from '@/components/art/weave-svg';

interface WeaveMarkProps {
  /** The id, title or year of whatever the mark represents. */
  seed: string;
  className?: string;
}

/** A small square piece of cloth, such as each milestone, habit and role has. */
export function WeaveMark({ seed, className }: WeaveMarkProps) {
  const random = randomFrom(`mark ${seed}`);
  const turned = random.pick([true, false]);
  const [warps, wefts] = [random.whole(3, 4), random.whole(3, 4)];
  /** A rotated square needs more room for its corners. */
  const inset = turned ? 20 : 13;
  const share = (count: number) => ((96 - 2 * inset) / count) * random.between(0.56, 0.68);
  return (
    <Weave
      className={className}
      seed={seed}
      shape="grid"
      width={96}
      height={96}
      warps={warps}
      wefts={wefts}
      ribbon={[share(warps), share(wefts)]}
      bend={random.between(0, turned ? 2 : 4)}
      inset={[inset, inset, inset, inset]}
      casing={1.6}
      turn={turned ? random.pick([45, -45]) : 0}
    />
  );
}
