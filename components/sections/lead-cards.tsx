import clsx from 'clsx/lite';
import type { SectionProps } from '@/components/sections/section-props';
import { Container } from '@/components/ui/container';
import { List } from '@/components/ui/list';
import { Paragraph } from '@/components/ui/prose';

/** Rows of the large card by the number of the others: it is as high as these together. */
const rows: Partial<Record<number, string>> = {
  1: 'row-span-1',
  2: 'row-span-2',
  3: 'row-span-3',
  4: 'row-span-4',
  5: 'row-span-5',
};

/** A large first card, with the others in a list beside it. */
export function LeadCards({ section }: SectionProps<'cards'>) {
  const { heading, cards } = section;
  const [lead, ...rest] = cards;
  const Title = heading ? 'h3' : 'h2';
  return (
    <section aria-label={heading}>
      <Container className="py-section">
        {heading && <h2 className="mb-12 text-heading font-semibold tracking-tight">{heading}</h2>}
        <List className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
          {lead && (
            <li
              className={clsx(
                'border-t-4 border-accent pt-6 lg:col-span-6',
                rows[rest.length] ?? 'row-span-6',
              )}
            >
              <Title className="text-heading font-semibold tracking-tight">{lead.title}</Title>
              <Paragraph className="mt-4 max-w-prose text-lead text-muted" text={lead.text} />
            </li>
          )}
          {rest.map(({ title, text }) => (
            <li key={title} className="border-t border-line pt-6 lg:col-span-6">
              <Title className="text-subheading font-semibold tracking-tight">{title}</Title>
              <Paragraph className="mt-2 max-w-prose text-muted" text={text} />
            </li>
          ))}
        </List>
      </Container>
    </section>
  );
}
