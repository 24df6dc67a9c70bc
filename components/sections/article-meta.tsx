import clsx from 'clsx';
import { readingMinutes } from '@/components/journal/reading-time';
import { Day } from '@/components/ui/day';
import { fillText } from '@/engine/islands/fill-text';
import type { Article } from '@/content/schemas/article';

interface ArticleMetaProps {
  article: Article;
  /** `{minutes}` is replaced. */
  readingTime: string;
  className?: string;
}

/** Author, date and reading time of an article. */
export function ArticleMeta({ article, readingTime, className }: ArticleMetaProps) {
  const { author, date, body } = article;
  return (
    <ul className={clsx('flex flex-wrap gap-x-6 text-small text-muted', className)}>
      <li className="max-sm:basis-full">{author}</li>
      <li>
        <Day date={date} />
      </li>
      <li>{fillText(readingTime, { minutes: readingMinutes(body) })}</li>
    </ul>
  );
}
