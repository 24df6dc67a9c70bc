import { Container } from '@/components/ui/container';
import type { HiringGuidePage } from '@/content/schemas/pages/hiring-guide';

interface HiringStepsProps extends Pick<HiringGuidePage, 'labels' | 'steps'> {
  heading: string;
}

/** The steps along a vertical line: when, what happens, and what each side does. */
export function HiringSteps({ heading, labels, steps }: HiringStepsProps) {
  return (
    <section aria-labelledby="Steps">
      <Container className="pb-section">
        <h2 id="Steps" className="text-heading font-semibold tracking-tight">
          {heading}
        </h2>
        <ol className="ms-2 mt-12 border-s-4 border-accent-2">
          {steps.map(({ title, text, when, youDo, weDo }) => (
            <li
              key={title}
              className="relative grid gap-x-8 gap-y-4 ps-8 pb-14 before:absolute before:-start-3 before:top-1.5 before:size-5 before:rounded-full before:border-4 before:border-accent-2 before:bg-surface last:pb-0 lg:grid-cols-12"
            >
              <p className="text-lead font-semibold text-balance text-accent-2 lg:col-span-4">
                {when}
              </p>
              <div className="lg:col-span-8">
                <h3 className="text-subheading font-semibold tracking-tight">{title}</h3>
                <p className="mt-2 max-w-prose">{text}</p>
                <dl className="mt-4 grid gap-x-8 gap-y-3 md:grid-cols-2">
                  <div className="border-t-2 border-accent-2-tint pt-2">
                    <dt className="text-small text-muted">{labels.youDo}</dt>
                    <dd>{youDo}</dd>
                  </div>
                  <div className="border-t-2 border-accent-tint pt-2">
                    <dt className="text-small text-muted">{labels.weDo}</dt>
                    <dd>{weDo}</dd>
                  </div>
                </dl>
              </div>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}
