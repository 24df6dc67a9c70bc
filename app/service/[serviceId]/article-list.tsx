import { LinkList } from '@/components/ui/link-list';
import { articles } from '@/content/model/journal';
import { articlePath } from '@/content/model/paths';

/** A longer list would be higher than the tasks beside it; the journal lists all articles. */
const MAX_ARTICLES = 3;

interface ArticleListProps {
  heading: string;
  serviceId: string;
}

/** The newest articles about the service; nothing if there are none. */
export function ArticleList({ heading, serviceId }: ArticleListProps) {
  const found = articles.filter(({ services }) => services.includes(serviceId));
  if (found.length === 0) return null;
  return (
    <div className="mt-5 border-t border-line pt-4 print:hidden">
      <h3 className="font-semibold text-accent">{heading}</h3>
      <LinkList
        links={found
          .slice(0, MAX_ARTICLES)
          .map(({ slug, title }) => ({ href: articlePath(slug), title }))}
      />
    </div>
  );
}
