import type { OwnProps } from '@/components/sections/section-props';
import { Thread } from '@/components/sections/thread';
import { ActionLink } from '@/components/ui/action-link';
import { Container } from '@/components/ui/container';
import { List } from '@/components/ui/list';
import type { Duration } from '@/content/model/schemas/pricing';
import { Paragraph } from '@/components/ui/prose';

interface StagesProps extends OwnProps<'stages'> {
  /** The shortest first. */
  durations: readonly Duration[];
}

/** In per cent of the width of a thread's box: far enough to run off the page. */
const OFF_THE_PAGE = 400;

/** The first weeks along one thread, and below it a thread for each size of project. */
export function Stages({ id, section, durations }: StagesProps) {
  return (
    <section aria-labelledby={id} className="overflow-clip bg-surface-raised">
      <Container className="py-section">
        <div className="with-next grid items-end gap-6 lg:grid-cols-12">
          <h2 id={id} className="text-display font-semibold tracking-tight lg:col-span-8">
            {section.heading}
          </h2>
          <Paragraph className="text-lead text-muted lg:col-span-4" text={section.text} />
        </div>
        <List ordered className="mt-16 grid gap-x-6 gap-y-10 md:grid-cols-2 lg:grid-cols-4">
          {section.stages.map(({ when, text }, index) => (
            <li key={when}>
              <Thread
                pieces={[{ colour: 'warp', to: OFF_THE_PAGE }]}
                knot={{ at: '6', isOver: index % 2 === 1 }}
              />
              <h3 className="mt-3 text-heading font-semibold tracking-tight">{when}</h3>
              <Paragraph className="mt-2 text-muted" text={text} />
            </li>
          ))}
        </List>
        <h3 className="mt-16 font-semibold">{section.durationsHeading}</h3>
        <List>
          {durations.map(({ size, duration }, index) => (
            <li key={size} className="mt-6">
              <p className="flex flex-wrap items-baseline gap-x-6">
                {/* White space between the items of a flex container is not said. */}
                <span className="text-muted">{`${size}\u00a0`}</span>
                <span className="text-heading font-semibold tracking-tight">{duration}</span>
              </p>
              <Length index={index} count={durations.length} />
            </li>
          ))}
        </List>
        <ActionLink href={section.link} className="mt-12 text-accent">
          {section.action}
        </ActionLink>
      </Container>
    </section>
  );
}

/** A duration's thread, which is longer than the one before; the last runs off the page. */
function Length({ index, count }: { index: number; count: number }) {
  const share = Math.round((100 * (index + 1)) / count);
  if (share === 100) return <Thread pieces={[{ colour: 'weft', to: OFF_THE_PAGE }]} />;
  return <Thread pieces={[{ colour: 'weft', to: share }]} />;
}
