import { ActionLink } from '@/components/ui/action-link';
import { Container } from '@/components/ui/container';
import { Eyebrow } from '@/components/ui/eyebrow';
import { LateImage } from '@/components/ui/late-image';
import { pathOf } from '@/content/routes';
import type { Story } from '@/content/schemas/pages/client-stories';
import type { HomePage } from '@/content/schemas/pages/home';

interface FirstStoryProps {
  page: HomePage['story'];
  story: Story;
}

/** One client's story as a single large paragraph: what was wrong, and what runs today. */
export function FirstStory({ page: { label, action }, story }: FirstStoryProps) {
  const { id, title, client, problem, result } = story;
  return (
    <section aria-labelledby="Story" data-tone="night">
      <Container className="grid gap-x-6 lg:grid-cols-12">
        <div className="h-24 lg:col-span-4 lg:h-full">
          <LateImage src="/art/story.svg" width={800} height={800} />
        </div>
        <div className="py-section lg:col-span-8">
          <Eyebrow>{label}</Eyebrow>
          <h2 id="Story" className="mt-5 text-subheading font-semibold">
            {title}
          </h2>
          <p className="mt-6 text-heading font-medium tracking-tight">
            <span className="text-muted">{problem}</span> {result}
          </p>
          <p className="mt-8">{client}</p>
          <ActionLink href={`${pathOf('client-stories')}#${id}`} className="text-accent">
            {action}
          </ActionLink>
        </div>
      </Container>
    </section>
  );
}
