import 'server-only';
import { randomFrom } from '@/components/art/random';
import { Weave } from '@/components/art/weave-svg';

/** Size in units of the drawing, which are pixels on a card. */
export const CARD_WEAVE = { width: 580, height: 630 } as const;

/** The cloth on the home page's social card: it enters from the right, unfinished on the left. */
export function CardWeave({ seed }: { seed: string }) {
  const random = randomFrom(`card ${seed}`);
  const [warps, wefts] = [random.whole(4, 6), random.whole(5, 7)];
  const left = 72;
  const share = (length: number, count: number) => (length / count) * random.between(0.55, 0.68);
  return (
    <Weave
      {...CARD_WEAVE}
      seed={seed}
      shape="grid"
      warps={warps}
      wefts={wefts}
      ribbon={[share(CARD_WEAVE.width - left, warps), share(CARD_WEAVE.height, wefts)]}
      bend={random.between(8, 22)}
      inset={[-30, -48, -30, left]}
      casing={5}
    />
  );
}
