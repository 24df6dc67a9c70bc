import clsx from 'clsx';
import { Container } from '@/components/ui/container';
import type { Titled } from '@/content/schemas/primitives';

type Tone = 'accent' | 'accent-2';

const tones: Record<Tone, string> = { accent: 'bg-accent', 'accent-2': 'bg-accent-2' };

/** Mission or vision: one sentence on a coloured background. */
export function Statement({ title, text, tone }: Titled & { tone: Tone }) {
  return (
    <section aria-label={title} className={clsx('text-on-accent', tones[tone])}>
      <Container className="grid gap-4 py-14 lg:grid-cols-12 lg:py-20">
        <h2 className="text-subheading font-semibold lg:col-span-3">{title}</h2>
        <p className="text-heading font-medium tracking-tight text-balance lg:col-span-9">{text}</p>
      </Container>
    </section>
  );
}
