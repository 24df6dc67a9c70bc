import { isPreviewOf } from '@/components/seo/preview';
import { ownFacts } from '@/content/model/rules/facts';
import { insight as insightSchema, type Insight } from '@/content/model/schemas/insight';
import { bundleShell } from '@/engine/bundle/bundle-shell';
import { readYaml } from '@/content/model/reading/read-file';
import { fillTexts } from '@/content/model/reading/placeholders';
import { fieldsOf } from '@/engine/shared/values';
import { settingsOf } from '@/scripts/preview-settings';

/** Where the services receive messages, below the URLs of their servers. */
const paths = { plausible: '/api/event', umami: '/api/send', custom: '' };

/** How many bytes the script may have with brotli. */
const MAX_BYTES = 2_000;
/** How many more bytes it may have if it reports visits. */
export const INSIGHT_BYTES = 600;

/**
 * The service that counts the visits of a build: none in development and on a preview.
 *
 * @param root folder of the site's sources
 */
export function insightOf(root: string, environment = process.env): Insight | undefined {
  const { data } = readYaml('content/site.yaml', root);
  const { insight, url } = fieldsOf(fillTexts(data, ownFacts(data)));
  const isPreview = isPreviewOf(url, settingsOf(environment));
  if (environment.NODE_ENV === 'development' || isPreview) return undefined;
  // The check of the content reports an invalid value.
  return insightSchema.safeParse(insight).data;
}

/** How the engine has to bundle the script of header and footer, which every page loads. */
export function shellOf(root: string) {
  const insight = insightOf(root);
  return {
    source: 'components/layout/shell/shell.ts',
    maxBytes: MAX_BYTES + (insight ? INSIGHT_BYTES : 0),
    environment: {
      INSIGHT_KIND: insight?.kind ?? '',
      INSIGHT_URL: insight ? `${insight.url}${paths[insight.kind]}` : '',
      INSIGHT_WEBSITE: insight?.kind === 'umami' ? insight.website : '',
    },
  };
}

/** Called by Next's configuration. */
export const bundleSiteShell = (root: string) => bundleShell(root, shellOf(root));
