import clsx from 'clsx/lite';
import { Damask } from '@/components/art/damask';
import { ArticleMeta, type MetaLabels } from '@/components/sections/article-meta';
import { SiteLink } from '@/components/ui/site-link';
import { articlePath } from '@/content/model/paths';
import type { Article } from '@/content/model/schemas/article';

interface ArticleEntryProps {
  article: Article;
  labels: MetaLabels;
  /** The newest article of a list is larger and has its drawing; the others are text only. */
  isLead: boolean;
  /** Heading element of the title, one level below the heading above it. */
  level: 'h2' | 'h3';
}

/** An article in a list: its title as a link, its summary and its metadata. */
export function ArticleEntry({ article, labels, isLead, level: Heading }: ArticleEntryProps) {
  const { slug, title, summary, icon } = article;
  return (
    <div className="group relative grid gap-x-8 gap-y-5 sm:grid-cols-4">
      {isLead && <Damask icon={icon} size="card" className="w-36 sm:w-full" />}
      <div className="sm:col-span-3 sm:col-start-2">
        <Heading
          className={clsx(
            'font-semibold tracking-tight group-hover:text-accent',
            isLead ? 'text-heading' : 'text-subheading',
          )}
        >
          {/* The entire entry is clickable. */}
          <SiteLink href={articlePath(slug)} className="after:absolute after:inset-0">
            {title}
          </SiteLink>
        </Heading>
        <p className="mt-3 max-w-prose text-muted">{summary}</p>
        <ArticleMeta article={article} labels={labels} className="mt-4" />
      </div>
    </div>
  );
}
