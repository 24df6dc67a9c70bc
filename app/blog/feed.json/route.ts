import { jsonFeed } from '@/components/journal/feeds';
import { articles } from '@/content/model/journal';
import { hasPage } from '@/content/model/routes';

export const dynamic = 'force-static';

/** `/blog/feed.json`: the newest articles for feed readers that prefer JSON. */
export async function GET() {
  if (!hasPage('blog')) return new Response(null, { status: 404 });
  return new Response(await jsonFeed(articles), {
    headers: { 'Content-Type': 'application/feed+json; charset=utf-8' },
  });
}
