import clsx from 'clsx/lite';
import { Container } from '@/components/ui/container';
import { EndMark } from '@/components/ui/end-mark';
import type { SecurityPage } from '@/content/model/schemas/pages/security';
import { Prose } from '@/components/ui/prose';

/** The first area is the largest; the last one has a dark background. */
type Variant = 'lead' | 'plain' | 'raised' | 'night';

/** The variant of an area among `count`. */
export function variantAt(index: number, count: number): Variant {
  if (index === 0) return 'lead';
  if (index === count - 1) return 'night';
  return index % 2 ? 'raised' : 'plain';
}

interface SecurityAreaProps {
  area: SecurityPage['areas'][number];
  variant: Variant;
}

/** One area of security: its measures hang side by side from a weft below its summary. */
export function SecurityArea({ area, variant }: SecurityAreaProps) {
  const headingId = `Heading-${area.id}`;
  return (
    <section
      id={area.id}
      aria-labelledby={headingId}
      data-tone={variant === 'night' ? 'night' : undefined}
      className={clsx(variant === 'raised' && 'bg-surface-raised')}
    >
      <Container className="@container shown-whole pt-section">
        <div className="with-next grid items-end gap-x-8 gap-y-6 @4xl:grid-cols-12">
          <h2
            id={headingId}
            className={clsx(
              'font-semibold tracking-tight @4xl:col-span-7',
              variant === 'lead' ? 'text-display' : 'text-heading',
            )}
          >
            {area.title}
          </h2>
          <p className="max-w-prose text-lead text-muted @4xl:col-span-5">
            <Prose text={area.summary} />
          </p>
        </div>
        <dl className="weave-loom mt-16 grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-x-8">
          {area.measures.map(({ title, text }) => (
            <div key={title} className="ps-5 pt-6 pb-8 @2xl:pb-24">
              <dt className="text-subheading font-semibold tracking-tight">{title}</dt>
              <dd className="mt-3 text-muted">
                <Prose text={text} />
              </dd>
            </div>
          ))}
        </dl>
        <EndMark />
      </Container>
    </section>
  );
}
