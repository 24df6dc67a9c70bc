import 'server-only';
import type { WeaveOptions } from '@/components/art/cloth';

/** The cloth beside a client's story on the home page: threads run off all of its edges. */
export const storyCloth = {
  shape: 'grid',
  width: 800,
  height: 800,
  warps: 15,
  wefts: 14,
  ribbon: [32, 34],
  bend: 6,
  inset: [-8, -8, -8, -8],
  decimals: 0,
} as const satisfies Omit<WeaveOptions, 'seed'>;
