import type { SectionProps } from '@/components/sections/section-props';
import { Container } from '@/components/ui/container';
import { Prose } from '@/components/ui/prose';

/** The claimed figures, each with its meaning. */
export function Figures({ id, section: { heading, entries } }: SectionProps<'list'>) {
  return (
    <section aria-labelledby={id} className="bg-surface-raised">
      <Container className="@container py-section">
        <h2 id={id} className="text-subheading font-semibold tracking-tight">
          {heading}
        </h2>
        <dl className="mt-10 grid gap-x-12 gap-y-10 @xl:grid-cols-2 @4xl:grid-cols-3">
          {entries.map(({ term, text }) => (
            <div key={term} className="flex flex-col-reverse justify-end">
              <dt className="mt-2 text-muted">
                <Prose text={text} />
              </dt>
              <dd className="text-heading font-semibold tracking-tight text-accent tabular-nums">
                {term}
              </dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  );
}
