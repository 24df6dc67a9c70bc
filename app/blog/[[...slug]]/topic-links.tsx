import { Container } from '@/components/ui/container';
import { SiteLink } from '@/components/ui/site-link';
import { topicPath } from '@/content/paths';
import type { Topic } from '@/content/schemas/pages/blog';

interface TopicLinksProps {
  label: string;
  topics: readonly Topic[];
}

/** Links to the pages of topics, above a list that has not all of their articles. */
export function TopicLinks({ label, topics }: TopicLinksProps) {
  return (
    <Container className="pb-section print:hidden">
      <nav aria-label={label}>
        <ul className="flex flex-wrap gap-x-8 gap-y-1 text-subheading font-semibold tracking-tight">
          {topics.map(({ id, title }) => (
            <li key={id}>
              <SiteLink
                href={topicPath(id)}
                className="inline-block py-1.5 underline decoration-line underline-offset-4 hover:text-accent"
              >
                {title}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
    </Container>
  );
}
