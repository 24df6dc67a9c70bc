import { WeaveMark } from '@/components/art/weave-mark';
import { topicTitle } from '@/components/server/journal/topic-title';
import { ArticleMeta } from '@/components/sections/article-meta';
import { PageIntro } from '@/components/sections/page-intro';
import type { Article } from '@/content/schemas/article';
import type { BlogPage } from '@/content/schemas/pages/blog';
import type { Route } from '@/content/schemas/route';

interface ArticleIntroProps {
  route: Route;
  article: Article;
  page: BlogPage;
}

/** Topic, title and summary of the article, beside its own weave. */
export function ArticleIntro({ route, article, page }: ArticleIntroProps) {
  const { title, summary, seed } = article;
  return (
    <PageIntro
      route={route}
      intro={{ eyebrow: topicTitle(article), heading: title, lead: summary }}
      art={<WeaveMark seed={seed} className="w-40 lg:ms-auto lg:w-full lg:max-w-80" />}
    >
      <ArticleMeta article={article} readingTime={page.readingTime} className="mt-8" />
    </PageIntro>
  );
}
