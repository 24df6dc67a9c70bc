import { ArticleAuthor } from './article-author';
import { ArticleIntro } from './article-intro';
import { ArticleLinks } from './article-links';
import { ArticlePicture } from './article-picture';
import { ArticleReading } from './article-reading';
import { authorOf } from '@/components/journal/person';
import { WholePage } from '@/components/pages/whole-page';
import { furtherArticles } from '@/content/model/journal';
import { services } from '@/content/model/services';
import type { Article } from '@/content/model/schemas/article';
import type { Route } from '@/content/model/schemas/route';
import { copyOf } from '@/content/model/pages';

/** An article, and links to what to read next. */
export function ArticlePage({ article, route }: { article: Article; route: Route }) {
  const blogPage = copyOf('blog');
  return (
    <WholePage route={route} copy={{ next: blogPage.next }}>
      <article>
        <ArticleIntro route={route} article={article} page={blogPage} />
        {article.image && <ArticlePicture image={article.image} />}
        <ArticleReading article={article} labels={blogPage.article} />
        <ArticleAuthor author={authorOf(article)} more={blogPage.author.more} />
      </article>
      <ArticleLinks
        labels={blogPage.article}
        services={services.filter(({ id }) => article.services.includes(id))}
        further={furtherArticles(article)}
      />
    </WholePage>
  );
}
