import { WeaveMark } from '@/components/art/weave-mark';
import { Container } from '@/components/ui/container';
import type { CulturePage } from '@/content/schemas/pages';

/** Four cards in two columns, the second a step lower, as threads lie. */
export function Habits({ cards, practiceLabel }: Pick<CulturePage, 'cards' | 'practiceLabel'>) {
  return (
    <Container className="pb-section">
      <ul className="grid gap-6 md:grid-cols-2 md:pb-16">
        {cards.map(({ title, text, practice }) => (
          <li
            key={title}
            className="flex flex-col border border-line bg-surface-raised p-8 md:even:translate-y-16"
          >
            <WeaveMark seed={title} className="size-16" />
            <h2 className="mt-8 text-heading font-semibold tracking-tight">{title}</h2>
            <p className="mt-4 text-muted">{text}</p>
            <p className="mt-6 border-l-4 border-accent pl-4">
              <strong className="block font-semibold">{practiceLabel}</strong>
              {practice}
            </p>
          </li>
        ))}
      </ul>
    </Container>
  );
}
