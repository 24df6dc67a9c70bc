import { insightOf } from '@/scripts/bundle-shell';

const insight = insightOf('.');
/** The origin of the service that counts visits, if the site's owner has chosen one. */
export const counter = insight && new URL(insight.url).origin;
