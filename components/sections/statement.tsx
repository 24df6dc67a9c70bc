import clsx from 'clsx/lite';
import { Container } from '@/components/ui/container';
import type { SectionOf } from '@/content/model/schemas/sections';
import { Prose } from '@/components/ui/prose';

type Variant = SectionOf<'statement'>['variant'];

const variants: Record<Variant, { section: string; grid: string; heading: string }> = {
  accent: {
    section: 'text-on-accent bg-accent print:bg-transparent print:text-ink',
    grid: 'gap-4 py-14 lg:grid-cols-12 lg:py-20',
    heading: 'with-next text-subheading font-semibold lg:col-span-3',
  },
  'accent-2': {
    section: 'text-on-accent bg-accent-2 print:bg-transparent print:text-ink',
    grid: 'gap-4 py-14 lg:grid-cols-12 lg:py-20',
    heading: 'with-next text-subheading font-semibold lg:col-span-3',
  },
  plain: {
    section: 'bg-surface-raised',
    grid: 'gap-6 py-section lg:grid-cols-12',
    heading: 'with-next font-semibold text-accent lg:col-span-3',
  },
};

interface StatementProps {
  /** Id of the heading. */
  id: string;
  title: string;
  text: string;
  variant: Variant;
}

/** Mission or vision: one sentence in large type, mostly on a coloured background. */
export function Statement({ id, title, text, variant }: StatementProps) {
  const { section, grid, heading } = variants[variant];
  return (
    <section aria-labelledby={id} className={section}>
      <Container className={clsx('grid', grid)}>
        <h2 id={id} className={heading}>
          {title}
        </h2>
        <p className="text-heading font-medium tracking-tight text-balance lg:col-span-9">
          <Prose text={text} />
        </p>
      </Container>
    </section>
  );
}
