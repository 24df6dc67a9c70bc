import clsx from 'clsx/lite';
import type { SectionProps } from '@/components/sections/section-props';
import { Container } from '@/components/ui/container';
import { List } from '@/components/ui/list';
import { Paragraph } from '@/components/ui/prose';

type Side = 'youDo' | 'weDo';

/** The threads of the client and of the company. */
const edges: Record<Side, string> = { youDo: 'border-accent-2-tint', weDo: 'border-accent-tint' };
const sides: readonly Side[] = ['youDo', 'weDo'];

/**
 * Steps along a vertical line: when, what happens, and what each side does. Web clippers drop parts
 * with words such as “terms” unless their class says that they are content.
 */
export function Steps({ id, section: { heading, steps, labels } }: SectionProps<'steps'>) {
  // If any step has a time, those without one are aligned with the texts of the others.
  const isTimed = steps.some(({ when }) => when);
  return (
    <section aria-labelledby={id}>
      <Container className="pb-section">
        <h2 id={id} className="text-heading font-semibold tracking-tight">
          {heading}
        </h2>
        <List ordered className="ms-2 mt-12 border-s-4 border-accent-2">
          {steps.map(({ title, text, when, ...parts }) => (
            <li
              key={title}
              className="relative grid gap-x-8 gap-y-4 ps-8 pb-14 before:absolute before:-start-3 before:top-1.5 before:size-5 before:rounded-full before:border-4 before:border-accent-2 before:bg-surface last:pb-0 lg:grid-cols-12"
            >
              {when && (
                <p className="text-lead font-semibold text-balance text-accent-2 lg:col-span-4">
                  {when}
                </p>
              )}
              <div className={clsx('content lg:col-span-8', isTimed && !when && 'lg:col-start-5')}>
                <h3 className="text-subheading font-semibold tracking-tight">{title}</h3>
                <Paragraph className="mt-2 max-w-prose" text={text} />
                {labels && (
                  <dl className="mt-4 grid gap-x-8 gap-y-3 md:grid-cols-2">
                    {sides.map((side) => (
                      <div key={side} className={clsx('content border-t-2 pt-2', edges[side])}>
                        <dt className="text-small text-muted">{labels[side]}</dt>
                        <dd>{parts[side]}</dd>
                      </div>
                    ))}
                  </dl>
                )}
              </div>
            </li>
          ))}
        </List>
      </Container>
    </section>
  );
}
