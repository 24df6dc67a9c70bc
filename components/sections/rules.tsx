import clsx from 'clsx/lite';
import { Container } from '@/components/ui/container';
import { List } from '@/components/ui/list';
import type { Titled } from '@/content/model/schemas/primitives';
import type { SectionOf } from '@/content/model/schemas/sections';
import { Paragraph } from '@/components/ui/prose';

interface RulesProps {
  number: number;
  section: SectionOf<'rules'>;
  /** Values at the beginning of the section, if any: large, because they are single words. */
  values: readonly Titled[];
}

/**
 * Numbered rules; the number and title of their section stay in view beside them. Web clippers drop
 * parts with words such as “terms” unless their class says that they are content. A no-break space
 * ends each number, because some screen readers would join it with the title.
 */
export function Rules({ number, section, values }: RulesProps) {
  const { id, title, summary, items } = section;
  return (
    <section
      id={id}
      aria-labelledby={`Heading-${id}`}
      className={clsx('content border-t border-line', number % 2 === 0 && 'bg-surface-raised')}
    >
      <Container className="content @container py-section">
        <div className="content grid gap-x-8 gap-y-10 @4xl:grid-cols-12">
          <div className="content with-next self-start @4xl:sticky @4xl:top-28 @4xl:col-span-4">
            <h2 id={`Heading-${id}`} className="text-heading font-semibold tracking-tight">
              <span className="mb-4 block text-numeral text-accent">{`${number}\u00a0`}</span>
              {title}
            </h2>
            <Paragraph className="mt-4 max-w-prose text-muted" text={summary} />
          </div>
          <List ordered className="grid gap-8 @2xl:grid-cols-2 @4xl:col-span-8">
            {values.map((value, index) => (
              <Rule key={value.title} number={`${number}.${index + 1}`} rule={value} isValue />
            ))}
            {items.map((item, index) => (
              <Rule
                key={item.title}
                number={`${number}.${values.length + index + 1}`}
                rule={item}
              />
            ))}
          </List>
        </div>
      </Container>
    </section>
  );
}

interface RuleProps {
  number: string;
  rule: Titled;
  isValue?: boolean;
}

function Rule({ number, rule, isValue }: RuleProps) {
  return (
    <li
      className={clsx(
        'border-t-2 pt-4',
        isValue
          ? 'border-accent pb-2'
          : // On paper Chromium would part a grid of grids from its heading.
            'grid gap-x-8 gap-y-2 border-line @2xl:col-span-full @2xl:grid-cols-2 print:block',
      )}
    >
      <h3
        className={clsx(
          'font-semibold tracking-tight',
          isValue ? 'mb-3 text-heading' : 'flex items-baseline gap-3 text-subheading',
        )}
      >
        <span
          className={clsx(
            'text-body font-medium tracking-normal text-accent tabular-nums',
            isValue ? 'mb-1 block' : 'min-w-8 shrink-0',
          )}
        >
          {`${number}\u00a0`}
        </span>
        {rule.title}
      </h3>
      <Paragraph text={rule.text} />
    </li>
  );
}
