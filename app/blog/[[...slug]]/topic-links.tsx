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
    <nav aria-label={label} className="mt-8 print:hidden">
      <ul className="flex flex-wrap gap-x-6 font-semibold">
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
  );
}
