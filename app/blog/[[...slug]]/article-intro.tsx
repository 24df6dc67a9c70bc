import { Damask } from '@/components/art/damask';
import { topicTitle } from '@/components/journal/topic-title';
import { ArticleMeta } from '@/components/sections/article-meta';
import { PageIntro } from '@/components/sections/page-intro';
import type { Article } from '@/content/model/schemas/article';
import type { BlogPage } from '@/content/model/schemas/pages/blog';
import type { Route } from '@/content/model/schemas/route';

interface ArticleIntroProps {
  route: Route;
  article: Article;
  page: BlogPage;
}

/** Topic, title and summary of the article, beside its drawing unless a picture follows below. */
export function ArticleIntro({ route, article, page }: ArticleIntroProps) {
  const { title, summary, icon, image } = article;
  return (
    <PageIntro
      route={route}
      intro={{ eyebrow: topicTitle(article), heading: title, lead: summary }}
      art={!image && <Damask icon={icon} size="card" className="w-56 max-w-full lg:w-full" />}
    >
      <ArticleMeta article={article} labels={page} withLink className="mt-8" />
    </PageIntro>
  );
}
