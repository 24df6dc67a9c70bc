import clsx from 'clsx/lite';
import { Picture } from '@/components/pictures/picture';
import { ActionLink } from '@/components/ui/action-link';
import { Container } from '@/components/ui/container';
import { Eyebrow } from '@/components/ui/eyebrow';
import { LateImage } from '@/components/ui/late-image';
import type { Story } from '@/content/model/schemas/client-stories';
import { Prose } from '@/components/ui/prose';

interface ClientStoryProps {
  /** Id of the heading. */
  id: string;
  label: string;
  action: string;
  story: Story;
  /** Path of the whole story, if there is a page for it. */
  path: string | undefined;
  /** Whether the page has told it before: two landmarks of one name could not be told apart. */
  isAgain: boolean;
}

/** One client's story as a single large paragraph: what was wrong, and what runs today. */
export function ClientStory({ id, label, action, story, path, isAgain }: ClientStoryProps) {
  const { title, client, problem, result, image } = story;
  return (
    <section aria-labelledby={isAgain ? undefined : id} data-tone="night">
      <Container className="grid gap-x-6 lg:grid-cols-12 print:gap-4">
        {image ? (
          <div className="pt-section lg:col-span-12">
            <Picture id={`Picture-${id}`} image={image} place="head" />
          </div>
        ) : (
          <div className="h-24 lg:col-span-4 lg:h-full">
            <LateImage src="/art/story.svg" width={800} height={800} />
          </div>
        )}
        <div className={clsx('py-section', image ? 'lg:col-span-10' : 'lg:col-span-8')}>
          <Eyebrow>{label}</Eyebrow>
          <h2 id={id} className="mt-5 text-subheading font-semibold">
            {title}
          </h2>
          <p className="mt-6 text-heading font-medium tracking-tight">
            <span className="text-muted">
              <Prose text={problem} />
            </span>{' '}
            <Prose text={result} />
          </p>
          <p className="mt-8">{client}</p>
          {path && (
            <ActionLink href={path} className="text-accent">
              {action}
            </ActionLink>
          )}
        </div>
      </Container>
    </section>
  );
}
