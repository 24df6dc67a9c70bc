import { Container } from '@/components/ui/container';
import type { HiringGuidePage } from '@/content/schemas/pages/hiring-guide';

interface FiguresProps {
  heading: string;
  figures: HiringGuidePage['figures'];
}

/** The claimed figures, each with its meaning. */
export function Figures({ heading, figures }: FiguresProps) {
  return (
    <section aria-labelledby="Figures" className="bg-surface-raised">
      <Container className="py-section">
        <h2 id="Figures" className="text-subheading font-semibold tracking-tight">
          {heading}
        </h2>
        <dl className="mt-10 grid gap-x-12 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
          {figures.map(({ figure, meaning }) => (
            <div key={figure} className="flex flex-col-reverse justify-end">
              <dt className="mt-2 text-muted">{meaning}</dt>
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
