import clsx from 'clsx/lite';
import { cellWidths, type CellWidth } from '@/components/sections/cell-widths';
import type { OwnProps } from '@/components/sections/section-props';
import { Damask } from '@/components/art/damask';
import { Container } from '@/components/ui/container';
import { List } from '@/components/ui/list';
import type { Industry } from '@/content/model/schemas/industries';
import { Paragraph } from '@/components/ui/prose';

interface IndustryListProps extends OwnProps<'industries'> {
  industries: readonly Industry[];
}

const columns: Record<CellWidth, string> = {
  4: '@4xl:col-span-4',
  5: '@4xl:col-span-5',
  6: '@4xl:col-span-6',
  7: '@4xl:col-span-7',
  12: '@4xl:col-span-12',
};
const WIDE = 7;

/** Where the picture is beside the text instead of above it. */
const besideText = 'gap-8 @2xl:grid @2xl:grid-cols-2';
const besideTextOnTablets = 'gap-8 @2xl:@max-4xl:grid @2xl:@max-4xl:grid-cols-2';

/**
 * The industries in cells of differing widths, each with its picture, large in wide cells; without a
 * heading where that of the page introduces them.
 */
export function IndustryList({ id: headingId, section, industries }: IndustryListProps) {
  const { heading, workLabel } = section;
  const widths = cellWidths(industries.length);
  const Title = heading ? 'h3' : 'h2';
  const SubTitle = heading ? 'h4' : 'h3';
  return (
    <Container className={clsx('@container pb-section', heading && 'pt-section')}>
      {heading && (
        <h2 id={headingId} className="mb-12 text-heading font-semibold tracking-tight">
          {heading}
        </h2>
      )}
      <List className="grid gap-x-8 gap-y-12 @4xl:grid-cols-12 @4xl:gap-y-20">
        {industries.map(({ id, icon, title, description, work }, index) => {
          const width = widths[index] ?? 6;
          const wide = width >= WIDE;
          return (
            <li
              key={id}
              // Links to an industry lead to the page of all industries.
              id={heading ? undefined : id}
              className={clsx(
                'group border-t-2 border-ink pt-6',
                columns[width],
                wide ? besideText : besideTextOnTablets,
              )}
            >
              <Damask
                icon={icon}
                size="card"
                className={clsx('mb-6', wide ? 'w-full' : 'w-40 @2xl:@max-4xl:w-full')}
              />
              <div>
                <Title
                  className={clsx(
                    'font-semibold tracking-tight',
                    wide ? 'text-heading' : 'text-subheading',
                  )}
                >
                  {title}
                </Title>
                <Paragraph className="mt-2 max-w-prose text-muted" text={description} />
                <div className="mt-5">
                  <SubTitle className="text-small font-semibold text-accent">{workLabel}</SubTitle>
                  <List className="mt-1 ruled">
                    {work.map((item) => (
                      <li key={item} className="py-2">
                        {item}
                      </li>
                    ))}
                  </List>
                </div>
              </div>
            </li>
          );
        })}
      </List>
    </Container>
  );
}
