import { Check } from 'lucide-react';
import { WeaveSwatch } from '@/components/art/weave-swatch';
import { Container } from '@/components/ui/container';
import { List } from '@/components/ui/list';
import type { WhyPage } from '@/content/model/schemas/pages/why';
import { Paragraph } from '@/components/ui/prose';

/** Threads in the cloth beside each kind of company: the cloth grows with the company. */
const cloths = [
  [2, 1],
  [5, 3],
  [11, 7],
] as const;

/** One row for each kind of company: who it is, what it needs, and its first month. */
export function Audiences({ audiences, labels }: Pick<WhyPage, 'audiences' | 'labels'>) {
  return (
    <Container className="pb-section">
      <List className="border-t-2 border-ink ruled">
        {audiences.map(({ id, title, text, needs, firstMonth }, index) => (
          <li key={id} id={id} className="grid gap-x-8 gap-y-6 py-12 lg:grid-cols-12">
            <div className="with-next lg:col-span-4">
              <h2 className="text-heading font-semibold tracking-tight">{title}</h2>
              <WeaveSwatch
                seed={id}
                threads={cloths[index]}
                className="mt-6 h-28 w-full max-w-80 lg:h-44"
              />
            </div>
            <div className="lg:col-span-8">
              <Paragraph className="max-w-prose text-lead" text={text} />
              <div className="mt-8 grid gap-8 md:grid-cols-2">
                <section>
                  <h3 className="font-semibold">{labels.needs}</h3>
                  <List className="mt-3 grid gap-2 text-muted">
                    {needs.map((need) => (
                      <li key={need} className="flex gap-3">
                        <Check aria-hidden className="mt-1 size-5 shrink-0 text-accent" />
                        {need}
                      </li>
                    ))}
                  </List>
                </section>
                <section>
                  <h3 className="font-semibold">{labels.firstMonth}</h3>
                  <Paragraph className="mt-3 text-muted" text={firstMonth} />
                </section>
              </div>
            </div>
          </li>
        ))}
      </List>
    </Container>
  );
}
