import 'server-only';
import { loadContent } from '@/content/load-content';

/** All content of the site, validated; whatever is wrong with it stops the build here. */
export const { content, articles: allArticles, facts, messages } = loadContent();
