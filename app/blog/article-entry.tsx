import { WeaveMark } from '@/components/art/weave-mark';
import { ArticleMeta } from '@/components/sections/article-meta';
import { SiteLink } from '@/components/ui/site-link';
import { articlePath } from '@/content/routes';
import type { Article } from '@/content/schemas/article';

interface ArticleEntryProps {
  article: Article;
  readingTime: string;
}

/** An article in the index: its weave, its title as the link, and what it is about. */
export function ArticleEntry({ article, readingTime }: ArticleEntryProps) {
  const { slug, title, summary, seed } = article;
  return (
    <div className="group relative grid gap-x-8 gap-y-5 sm:grid-cols-4">
      <WeaveMark seed={seed} className="w-24 sm:w-full" />
      <div className="sm:col-span-3">
        <h3 className="text-heading font-semibold tracking-tight group-hover:text-accent">
          {/* The whole entry is the link's area. */}
          <SiteLink href={articlePath(slug)} className="after:absolute after:inset-0">
            {title}
          </SiteLink>
        </h3>
        <p className="mt-3 max-w-prose text-muted">{summary}</p>
        <ArticleMeta article={article} readingTime={readingTime} className="mt-4" />
      </div>
    </div>
  );
}
