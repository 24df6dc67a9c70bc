import 'server-only';
import type { WeaveOptions } from '@/components/art/cloth';
import type { HeroIcon, Slide } from '@/content/model/schemas/hero';

const square = { width: 640, height: 640 };

/** One composition for each icon of the home page's slides, matching what the slide says. */
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

/** The composition for each icon of a slide. */
const weaves: Record<HeroIcon, keyof typeof heroWeaves> = {
  target: 'focus',
  clock: 'clock',
  lock: 'security',
  globe: 'talent',
  puzzle: 'integration',
};

type Drawn = Pick<Slide, 'icon' | 'iconColor'>;

/** The drawing of a slide, whose wider threads have the slide's colour. */
export function heroWeaveOf({ icon, iconColor }: Drawn) {
  return { ...heroWeaves[weaves[icon]], lead: iconColor };
}

/** Name of the file with the drawing of a slide. */
export function heroWeaveFile({ icon, iconColor }: Drawn): string {
  return `${weaves[icon]}-${iconColor}.svg`;
}
