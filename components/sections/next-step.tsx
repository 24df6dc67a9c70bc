import clsx from 'clsx/lite';
import { ActionLink } from '@/components/ui/action-link';
import { Container } from '@/components/ui/container';
import { LateImage } from '@/components/ui/late-image';
import type { NextStep as NextStepContent } from '@/content/model/schemas/pages/shared';
import { Paragraph } from '@/components/ui/prose';

type Variant = 'band' | 'night' | 'thread';

const variants: Record<Variant, { grid: string; link: string }> = {
  band: { grid: 'py-section', link: 'text-accent' },
  night: { grid: 'py-16 lg:py-24', link: 'text-accent' },
  thread: {
    grid: 'border-t-4 border-accent-2 pt-10 pb-16 lg:pb-24',
    link: 'text-accent-2',
  },
};

interface NextStepProps extends NextStepContent {
  /** Id of the heading; needed where a page may have several next steps. */
  id?: string;
  /** A stitched band above it, a dark background, or a single line along its upper edge. */
  variant?: Variant;
}

/** The end of a page: a sentence about the next step, and a link to it. */
export function NextStep({
  id = 'NextStep',
  heading,
  text,
  action,
  link,
  variant = 'band',
}: NextStepProps) {
  const { grid, link: linkColour } = variants[variant];
  return (
    <section
      aria-labelledby={id}
      data-tone={variant === 'night' ? 'night' : undefined}
      className="screen-only"
    >
      {variant === 'band' && (
        <div className="aspect-25/1 min-h-12 w-full">
          <LateImage src="/art/band.svg" width={1200} height={48} />
        </div>
      )}
      <Container>
        <div className={clsx('grid gap-6 lg:grid-cols-12', grid)}>
          <h2 id={id} className="text-heading font-semibold tracking-tight lg:col-span-5">
            {heading}
          </h2>
          <div className="lg:col-span-6 lg:col-start-7">
            <Paragraph className="max-w-prose text-lead text-muted" text={text} />
            <ActionLink href={link} className={clsx('mt-6', linkColour)}>
              {action}
            </ActionLink>
          </div>
        </div>
      </Container>
    </section>
  );
}
