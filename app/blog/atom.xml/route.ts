import { atomFeed } from '@/components/journal/feeds';
import { articles } from '@/content/model/journal';
import { hasPage } from '@/content/model/routes';

export const dynamic = 'force-static';

/** `/blog/atom.xml`: the newest articles for feed readers. */
export async function GET() {
  if (!hasPage('blog')) return new Response(null, { status: 404 });
  return new Response(await atomFeed(articles), {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
  });
}
