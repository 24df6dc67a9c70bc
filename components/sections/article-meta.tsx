import clsx from 'clsx/lite';
import type { ReactNode } from 'react';
import { authorPagePath, bylineOf } from '@/components/journal/person';
import { readingMinutes } from '@/components/journal/reading-time';
import { Day } from '@/components/ui/day';
import { List } from '@/components/ui/list';
import { SiteLink } from '@/components/ui/site-link';
import { splitAround } from '@/components/ui/split-around';
import { fillText } from '@/engine/islands/fill-text';
import type { Article } from '@/content/model/schemas/article';
import type { BlogPage } from '@/content/model/schemas/pages/blog';

/** Texts with placeholders. */
export type MetaLabels = Pick<BlogPage, 'readingTime' | 'updated' | 'appears' | 'draft'>;

interface ArticleMetaProps {
  article: Article;
  labels: MetaLabels;
  /** Whether the author's name links to the author's page, if there is one. */
  withLink?: boolean;
  className?: string;
}

const DATE = '{date}';

/** Author, date, day of the last change and reading time of an article. */
export function ArticleMeta({ article, labels, withLink = false, className }: ArticleMetaProps) {
  const path = authorPagePath(article);
  const { date, updated, isAhead = false, draft, body } = article;
  return (
    <List className={clsx('flex flex-wrap gap-x-6 text-small text-muted', className)}>
      <li className="max-sm:basis-full">
        {withLink && path ? (
          <SiteLink href={path} className="underline underline-offset-4 hover:text-accent">
            {bylineOf(article)}
          </SiteLink>
        ) : (
          bylineOf(article)
        )}
      </li>
      <li>
        <Worded text={isAhead ? labels.appears : DATE}>
          <Day date={date} withTime={isAhead} />
        </Worded>
      </li>
      {updated && (
        <li>
          <Worded text={labels.updated}>
            <Day date={updated} />
          </Worded>
        </li>
      )}
      {draft && <li>{labels.draft}</li>}
      <li>{fillText(labels.readingTime, { minutes: readingMinutes(body) })}</li>
    </List>
  );
}

/** A text with a date in place of its placeholder. */
function Worded({ text, children }: { text: string; children: ReactNode }) {
  const [before, after] = splitAround(text, DATE);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}
