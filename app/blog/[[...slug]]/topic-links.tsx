import { LinkList } from '@/components/ui/link-list';
import { topicPath } from '@/content/model/paths';
import type { Topic } from '@/content/model/schemas/pages/blog';

interface TopicLinksProps {
  label: string;
  topics: readonly Topic[];
}

/** Id of the links to topics. */
export const TOPICS = 'Topics';

/** Links to the pages of topics, above a list that does not show all of their articles. */
export function TopicLinks({ label, topics }: TopicLinksProps) {
  return (
    <nav id={TOPICS} aria-label={label} className="mt-8 print:hidden">
      <LinkList
        className="flex flex-wrap gap-x-6 font-semibold"
        links={topics.map(({ id, title }) => ({ href: topicPath(id), title }))}
      />
    </nav>
  );
}
