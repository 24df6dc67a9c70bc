import 'server-only';
import { Drawing } from '@/components/art/drawing';
import type { HeroIcon, Slide } from '@/content/model/schemas/hero';
import type { ThreadColor } from '@/content/model/schemas/primitives';

/** For each icon of the home page's slides, the drawing of what it says, and its wider threads. */
const weaves: Record<HeroIcon, { name: string; wider: ThreadColor }> = {
  target: { name: 'focus', wider: 'blue' },
  clock: { name: 'clock', wider: 'green' },
  lock: { name: 'security', wider: 'blue' },
  globe: { name: 'talent', wider: 'green' },
  puzzle: { name: 'integration', wider: 'blue' },
};

interface HeroWeaveProps {
  slide: Pick<Slide, 'icon' | 'iconColor'>;
  className?: string;
}

/** The drawing of a slide, whose wider threads have the slide's colour; it is a square. */
export function HeroWeave({ slide, className }: HeroWeaveProps) {
  const { name, wider } = weaves[slide.icon];
  return <Drawing name={name} className={className} exchanged={slide.iconColor !== wider} />;
}

/** Name of the file with the drawing of a slide. */
export function heroWeaveFile({ icon, iconColor }: HeroWeaveProps['slide']): string {
  return `${weaves[icon].name}-${iconColor}.svg`;
}
