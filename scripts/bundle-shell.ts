import { insight as insightSchema, type Insight } from '@/content/schemas/insight';
import { bundleShell } from '@/engine/bundle/bundle-shell';
import { readYaml } from '@/engine/content/read-file';
import { fieldsOf } from '@/engine/content/values';

/** Where the services take messages, below the URLs of their servers. */
const paths = { plausible: '/api/event', umami: '/api/send', custom: '' };

/** The bytes that the script may have with brotli. */
const MOST_BYTES = 2_000;
/** Those that it may have more if it tells a service of visits. */
export const INSIGHT_BYTES = 600;

/**
 * The service that counts the visits of a build: none in development and on a preview.
 *
 * @param root folder of the site's sources
 */
export function insightOf(root: string, { SITE_URL, NODE_ENV } = process.env): Insight | undefined {
  const { insight, url } = fieldsOf(readYaml('content/site.yaml', root).data);
  if (NODE_ENV === 'development' || (SITE_URL && SITE_URL !== url)) return undefined;
  // The check of the content says what is wrong with it.
  return insightSchema.safeParse(insight).data;
}

/** The script of header and footer, which every page loads, as the engine is told of it. */
export function shellOf(root: string) {
  const insight = insightOf(root);
  return {
    source: 'components/layout/shell/shell.ts',
    maxBytes: MOST_BYTES + (insight ? INSIGHT_BYTES : 0),
    environment: {
      INSIGHT_KIND: insight?.kind ?? '',
      INSIGHT_URL: insight ? `${insight.url}${paths[insight.kind]}` : '',
      INSIGHT_WEBSITE: insight?.kind === 'umami' ? insight.website : '',
    },
  };
}

/** Called by Next's configuration. */
export const bundleSiteShell = (root: string) => bundleShell(root, shellOf(root));
