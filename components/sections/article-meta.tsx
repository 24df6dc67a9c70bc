import clsx from 'clsx';
import { useLocale } from 'next-intl';
import { readingMinutes } from '@/components/server/journal/reading-time';
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
  const format = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <ul className={clsx('flex flex-wrap gap-x-6 text-small text-muted', className)}>
      <li className="max-sm:basis-full">{author}</li>
      <li>
        <time dateTime={date}>{format.format(new Date(date))}</time>
      </li>
      <li>{readingTime.replace('{minutes}', String(readingMinutes(body)))}</li>
    </ul>
  );
}
