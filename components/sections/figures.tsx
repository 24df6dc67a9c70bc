import { Container } from '@/components/ui/container';
import { Prose } from '@/components/ui/prose';

interface FiguresProps {
  /** Id of the heading. */
  id: string;
  heading: string;
  figures: readonly { figure: string; meaning: string }[];
}

/** The claimed figures, each with its meaning. */
export function Figures({ id, heading, figures }: FiguresProps) {
  return (
    <section aria-labelledby={id} className="bg-surface-raised">
      <Container className="@container py-section">
        <h2 id={id} className="text-subheading font-semibold tracking-tight">
          {heading}
        </h2>
        <dl className="mt-10 grid gap-x-12 gap-y-10 @xl:grid-cols-2 @4xl:grid-cols-3">
          {figures.map(({ figure, meaning }) => (
            <div key={figure} className="flex flex-col-reverse justify-end">
              <dt className="mt-2 text-muted">
                <Prose text={meaning} />
              </dt>
              <dd className="text-heading font-semibold tracking-tight text-accent tabular-nums">
                {figure}
              </dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  );
}
