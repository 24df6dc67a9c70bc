import { toScriptJson } from '@/engine/islands/script-json';
import { pageGraph } from '@/components/seo/page-graph';
import type { Route } from '@/content/model/schemas/route';

/** The page's structured data, which is not visible. */
export async function StructuredData({ route }: { route: Route }) {
  const graph = await pageGraph(route);
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toScriptJson(graph) }} />
  );
}
