import clsx from 'clsx/lite';
import { WeaveSwatch } from '@/components/art/weave-swatch';
import { Picture } from '@/components/pictures/picture';
import { Container } from '@/components/ui/container';
import { SiteLink } from '@/components/ui/site-link';
import { EndMark } from '@/components/ui/end-mark';
import type { Story, StoryLabels } from '@/content/model/schemas/client-stories';
import { Paragraph, Prose } from '@/components/ui/prose';

interface StoryReportProps {
  story: Story;
  labels: StoryLabels;
  /** Whether the page is of this story alone, and has its title as the heading. */
  isPage?: boolean;
}

/**
 * One story in the style of a printed report: cloth, or its picture, and facts above the title,
 * then problem, work and result in columns. Reader views take what has the class `story` for text.
 */
export function StoryReport({ story, labels, isPage }: StoryReportProps) {
  const headingId = `Heading-${story.id}`;
  const Heading = isPage ? 'h2' : 'h3';
  return (
    <section
      id={isPage ? undefined : story.id}
      aria-label={isPage ? story.title : undefined}
      aria-labelledby={isPage ? undefined : headingId}
      className="story group"
    >
      <Container className="@container pb-section">
        <div className="shown-whole grid break-after-avoid @4xl:grid-cols-12">
          {story.image ? (
            <Picture
              id={`Picture-${story.id}`}
              image={story.image}
              place="head"
              className="@4xl:col-span-12"
            />
          ) : (
            <WeaveSwatch
              seed={story.id}
              wide
              threads={[13, 3]}
              className="h-24 w-full @4xl:col-span-8 @4xl:h-full @4xl:min-h-36 @4xl:group-even:order-last"
            />
          )}
          <dl
            className={clsx(
              'grid content-center gap-4 bg-surface-raised p-6',
              story.image ? 'sm:grid-cols-2 @4xl:col-span-12' : '@4xl:col-span-4',
            )}
          >
            <div>
              <dt className="text-muted">{labels.client}</dt>
              <dd className="font-semibold">{story.client}</dd>
            </div>
            <div>
              <dt className="text-muted">{labels.team}</dt>
              <dd className="font-semibold">{story.team}</dd>
            </div>
          </dl>
          <EndMark />
        </div>
        {!isPage && (
          <h2 id={headingId} className="mt-10 max-w-4xl text-heading font-semibold tracking-tight">
            {story.path ? (
              <SiteLink
                href={story.path}
                className="underline decoration-line underline-offset-8 hover:text-accent"
              >
                {story.title}
              </SiteLink>
            ) : (
              story.title
            )}
          </h2>
        )}
        <div className="mt-10 grid gap-8 @4xl:grid-cols-12">
          <section className="border-t-4 border-accent-2 pt-4 @4xl:col-span-3">
            <Heading className="font-semibold text-accent-2">{labels.problem}</Heading>
            <Paragraph className="mt-2" text={story.problem} />
          </section>
          <section className="border-t-4 border-ink pt-4 @4xl:col-span-6">
            <Heading className="font-semibold">{labels.work}</Heading>
            {story.work.map((paragraph) => (
              <p key={paragraph} className="mt-2 not-first-of-type:mt-4">
                <Prose text={paragraph} />
              </p>
            ))}
          </section>
          <section className="border-t-4 border-accent pt-4 @4xl:col-span-3">
            <Heading className="font-semibold text-accent">{labels.result}</Heading>
            <Paragraph className="mt-2" text={story.result} />
          </section>
        </div>
      </Container>
    </section>
  );
}
