import { Container } from '@/components/ui/container';
import type { Titled } from '@/content/schemas/primitives';

interface ValuesProps {
  heading: string;
  values: readonly Titled[];
}

/** The values as a numbered list, beside a heading that stays in view. */
export function Values({ heading, values }: ValuesProps) {
  return (
    <section aria-labelledby="Values">
      <Container className="grid gap-x-8 gap-y-10 py-section lg:grid-cols-12">
        <h2
          id="Values"
          className="text-heading font-semibold tracking-tight lg:sticky lg:top-28 lg:col-span-4 lg:self-start"
        >
          {heading}
        </h2>
        <ol className="divide-y divide-line border-t-2 border-ink lg:col-span-8">
          {values.map(({ title, text }, index) => (
            <li key={title} className="grid grid-cols-[3rem_1fr] gap-x-4 py-8">
              <span aria-hidden className="text-subheading font-semibold text-accent tabular-nums">
                {index + 1}
              </span>
              <div>
                <h3 className="text-subheading font-semibold tracking-tight">{title}</h3>
                <p className="mt-2 max-w-prose text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}
