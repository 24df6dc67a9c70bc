import clsx from 'clsx/lite';
import { ArticleEntry } from './article-entry';
import type { MetaLabels } from '@/components/sections/article-meta';
import { List } from '@/components/ui/list';
import type { Article } from '@/content/model/schemas/article';

interface ArticleEntriesProps {
  /** The first is larger than the others, and has its drawing. */
  articles: readonly Article[];
  labels: MetaLabels;
  /** Heading element of each title. */
  level: 'h2' | 'h3';
  className?: string;
}

/** Articles in a list, the newest first. */
export function ArticleEntries({ articles, className, ...rest }: ArticleEntriesProps) {
  return (
    <List className={clsx('ruled', className)}>
      {articles.map((article, index) => (
        <li key={article.slug} className="py-10 first:pt-0 last:pb-0">
          <ArticleEntry article={article} isLead={index === 0} {...rest} />
        </li>
      ))}
    </List>
  );
}
