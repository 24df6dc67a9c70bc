import { WeaveMark } from '@/components/art/weave-mark';
import type { SectionProps } from '@/components/sections/section-props';
import { Container } from '@/components/ui/container';
import { EndMark } from '@/components/ui/end-mark';
import { List } from '@/components/ui/list';
import { Paragraph } from '@/components/ui/prose';

/**
 * Habits that alternate between left and right, each with a note on how it shows in practice.
 */
export function Habits({ section: { habits, practiceLabel } }: SectionProps<'habits'>) {
  return (
    <Container className="pb-section">
      <List className="relative grid gap-y-16 ps-10 before:absolute before:inset-y-0 before:start-3 before:z-10 before:w-3.5 before:-translate-x-1/2 before:border-x-4 before:border-surface before:bg-accent-2 lg:gap-y-0 lg:ps-0 lg:before:start-1/2 rtl:before:translate-x-1/2 forced-colors:before:border-[canvas] forced-colors:before:bg-[linktext]">
        {habits.map(({ title, text, practice }) => (
          <li
            key={title}
            className="group shown-whole relative grid items-center gap-x-24 gap-y-6 lg:grid-cols-2 lg:py-14"
          >
            <div className="lg:group-even:order-last">
              <h2 className="text-heading font-semibold tracking-tight">{title}</h2>
              <Paragraph className="mt-4 max-w-prose text-lead text-muted" text={text} />
            </div>
            <div className="relative flex flex-wrap gap-4 border-t-6 border-accent bg-surface-raised p-inset group-odd:z-20 before:absolute before:end-full before:-top-2.5 before:h-3.5 before:w-10 before:border-y-4 before:border-surface before:bg-accent sm:gap-6 sm:p-8 lg:before:w-18 lg:group-even:before:start-full lg:group-even:before:end-auto forced-colors:before:border-[canvas] forced-colors:before:bg-[canvastext]">
              <div className="min-w-0 grow basis-40">
                <h3 className="font-semibold text-accent">{practiceLabel}</h3>
                <Paragraph className="mt-2" text={practice} />
              </div>
              <WeaveMark seed={title} className="weave-drifts size-14 shrink-0 sm:size-20" />
            </div>
            <EndMark />
          </li>
        ))}
      </List>
    </Container>
  );
}
