import 'server-only';
import type { WeaveOptions } from '@/components/art/cloth';

const square = { width: 640, height: 640 };

/**
 * One composition for each slide of the home page, matching what the slide says. The dominant
 * colour of a slide has the wider ribbon: blue in focus, security and integration, green in clock
 * and talent.
 */
export const heroWeaves = {
  focus: {
    ...square,
    seed: 'focus',
    shape: 'grid',
    warps: 8,
    wefts: 8,
    ribbon: [36, 28],
    bend: 14,
    decimals: 0,
    inset: [52, 52, 52, 52],
  },
  clock: {
    ...square,
    seed: 'clock',
    shape: 'dial',
    warps: 24,
    wefts: 4,
    ribbon: [17, 28],
    inset: [48, 0, 112, 0],
  },
  security: {
    ...square,
    seed: 'security',
    shape: 'interlock',
    warps: 10,
    wefts: 10,
    ribbon: [35, 31],
    inset: [78, 0, 0, 0],
  },
  talent: {
    ...square,
    seed: 'talent',
    shape: 'globe',
    warps: 7,
    wefts: 6,
    ribbon: [38, 48],
    bend: 5,
    inset: [14, 0, 0, 0],
  },
  integration: {
    ...square,
    seed: 'integration',
    shape: 'seam',
    warps: 8,
    wefts: 8,
    ribbon: [36, 28],
    bend: 34,
    decimals: 0,
    inset: [76, 44, 76, 44],
  },
} as const satisfies Record<string, WeaveOptions>;

export type HeroWeave = keyof typeof heroWeaves;
