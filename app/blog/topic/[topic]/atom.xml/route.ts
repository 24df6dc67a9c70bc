import { atomFeed } from '@/components/journal/feeds';
import { articles } from '@/content/model/journal';
import { findCopy } from '@/content/model/pages';
import { NO_TOPIC, topicPath } from '@/content/model/paths';
import { findRoute } from '@/content/model/routes';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** Next exports no route without a page, and the journal may have been taken away. */
export function generateStaticParams() {
  const topics = findCopy('blog')?.topics ?? [{ id: NO_TOPIC }];
  return topics.map(({ id }) => ({ topic: id }));
}

/** `/blog/topic/<id>/atom.xml`: the newest articles on a topic for feed readers. */
export async function GET(_request: Request, { params }: { params: Promise<{ topic: string }> }) {
  const { topic: id } = await params;
  const route = findRoute(topicPath(id));
  if (!route) return new Response(null, { status: 404 });
  const ofTopic = articles.filter(({ topic }) => topic === id);
  return new Response(await atomFeed(ofTopic, route), {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
  });
}
