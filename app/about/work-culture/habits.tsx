import { WeaveMark } from '@/components/art/weave-mark';
import { Container } from '@/components/ui/container';
import type { CulturePage } from '@/content/schemas/pages';

/** Four habits that go from side to side like a weft, each with the slip of paper you would notice. */
export function Habits({ cards, practiceLabel }: Pick<CulturePage, 'cards' | 'practiceLabel'>) {
  return (
    <Container className="pb-section">
      <ul className="relative grid gap-y-16 before:absolute before:inset-y-0 before:left-1/2 before:z-10 before:hidden before:w-3.5 before:-translate-x-1/2 before:border-x-4 before:border-surface before:bg-accent-2 lg:gap-y-0 lg:before:block">
        {cards.map(({ title, text, practice }) => (
          <li
            key={title}
            className="group relative grid items-center gap-x-24 gap-y-6 lg:grid-cols-2 lg:py-14"
          >
            <div className="lg:group-even:order-last">
              <h2 className="text-heading font-semibold tracking-tight">{title}</h2>
              <p className="mt-4 max-w-prose text-lead text-muted">{text}</p>
            </div>
            <div className="relative border-t-6 border-accent bg-surface-raised p-8 before:absolute before:-top-2.5 before:hidden before:h-3.5 before:w-18 before:border-y-4 before:border-surface before:bg-accent lg:group-odd:z-20 lg:before:block lg:group-odd:before:right-full lg:group-even:before:left-full">
              <WeaveMark seed={title} className="weave-drifts float-right -mt-3 ml-6 size-20" />
              <h3 className="font-semibold text-accent">{practiceLabel}</h3>
              <p className="mt-2">{practice}</p>
            </div>
          </li>
        ))}
      </ul>
    </Container>
  );
}
