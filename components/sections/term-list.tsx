import clsx from 'clsx/lite';
import { Container } from '@/components/ui/container';
import { List } from '@/components/ui/list';
import { Paragraph } from '@/components/ui/prose';

interface TermListProps {
  /** Id of the heading. */
  id: string;
  heading: string;
  entries: readonly { term: string; text: string }[];
  isNumbered: boolean;
}

/** Terms with their texts, numbered or not, beside a heading that stays in view. */
export function TermList({ id, heading, entries, isNumbered }: TermListProps) {
  return (
    <section aria-labelledby={id}>
      <Container className="grid gap-x-8 gap-y-10 py-section lg:grid-cols-12">
        <h2
          id={id}
          className="with-next text-heading font-semibold tracking-tight lg:sticky lg:top-28 lg:col-span-4 lg:self-start"
        >
          {heading}
        </h2>
        <List ordered={isNumbered} className="border-t-2 border-ink ruled lg:col-span-8">
          {entries.map(({ term, text }, index) => (
            <li
              key={term}
              className={clsx('py-8', isNumbered && 'grid grid-cols-[min(3rem,12cqw)_1fr] gap-x-4')}
            >
              {isNumbered && (
                <span
                  aria-hidden
                  className="text-subheading font-semibold text-accent tabular-nums"
                >
                  {index + 1}
                </span>
              )}
              <div>
                <h3 className="text-subheading font-semibold tracking-tight">{term}</h3>
                <Paragraph className="mt-2 max-w-prose text-muted" text={text} />
              </div>
            </li>
          ))}
        </List>
      </Container>
    </section>
  );
}
