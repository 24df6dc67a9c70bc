import { topicTitle } from '@/components/journal/topic-title';
import { articles } from '@/content/model/journal';
import { hasSearch } from '@/content/model/journal-pages';
import { readOutline } from '@/content/model/outline';
import { articlePath } from '@/content/model/paths';
import type { FoundArticle } from '@/content/model/schemas/found-article';

export const dynamic = 'force-static';

/** `/blog/search.json`: the index of the journal's search, which a short journal does not have. */
export function GET() {
  if (!hasSearch(articles)) return new Response(null, { status: 404 });
  return Response.json(
    articles.map((article): FoundArticle => {
      const { slug, title, summary, body } = article;
      const headings = readOutline(body).sections;
      return { path: articlePath(slug), title, summary, topic: topicTitle(article), headings };
    }),
  );
}
