import 'server-only';
import { readContent } from '@/content/read-content';
import { language } from '@/messages/language';

/**
 * All content of the site, validated; whatever is wrong with it stops the build here. Pages of Next
 * import their data, so this module reads it when it is loaded; nothing else does.
 */
export const {
  content,
  articles: allArticles,
  facts,
  redirects,
  messages,
} = readContent({ root: '.', language: language.code });
