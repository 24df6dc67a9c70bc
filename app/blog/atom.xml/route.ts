import { atomFeed } from '@/components/journal/feeds';
import { articles } from '@/content/journal';

export const dynamic = 'force-static';

/** `/blog/atom.xml`: the newest articles for feed readers. */
export async function GET() {
  return new Response(await atomFeed(articles), {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
  });
}
