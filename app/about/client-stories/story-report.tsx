import { WeaveMark } from '@/components/art/weave-mark';
import { Container } from '@/components/ui/container';
import type { StoriesPage, Story } from '@/content/schemas/pages';

interface StoryReportProps {
  story: Story;
  labels: StoriesPage['labels'];
}

/** One story as a report: facts in the margin, then what was wrong, what was done, what runs now. */
export function StoryReport({ story, labels }: StoryReportProps) {
  const headingId = `${story.id}-heading`;
  return (
    <article id={story.id} aria-labelledby={headingId} className="border-t border-line">
      <Container className="grid gap-x-8 gap-y-8 py-section lg:grid-cols-12">
        <div className="lg:col-span-4">
          <WeaveMark seed={story.id} className="size-28" />
          <dl className="mt-8 grid gap-4 text-small">
            <div>
              <dt className="text-muted">{labels.client}</dt>
              <dd className="font-semibold">{story.client}</dd>
            </div>
            <div>
              <dt className="text-muted">{labels.team}</dt>
              <dd className="font-semibold">{story.team}</dd>
            </div>
          </dl>
        </div>
        <div className="max-w-prose lg:col-span-8">
          <h2 id={headingId} className="text-heading font-semibold tracking-tight">
            {story.title}
          </h2>
          <h3 className="mt-8 font-semibold text-accent">{labels.problem}</h3>
          <p className="mt-2 text-lead">{story.problem}</p>
          <h3 className="mt-8 font-semibold text-accent">{labels.work}</h3>
          {story.work.map((paragraph) => (
            <p key={paragraph} className="mt-3">
              {paragraph}
            </p>
          ))}
          <h3 className="mt-8 font-semibold text-accent">{labels.result}</h3>
          <p className="mt-2">{story.result}</p>
        </div>
      </Container>
    </article>
  );
}
