import { jsonFeed } from '@/components/journal/feeds';
import { articles } from '@/content/journal';

export const dynamic = 'force-static';

/** `/blog/feed.json`: the newest articles for feed readers that prefer JSON. */
export async function GET() {
  return new Response(await jsonFeed(articles), {
    headers: { 'Content-Type': 'application/feed+json; charset=utf-8' },
  });
}
