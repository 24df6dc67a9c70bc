import 'server-only';
import { withBasePath } from '@/content/model/base-path';
import { siteOrigin } from '@/components/seo/site-url';
import { language } from '@/messages/language';
import { defaultLanguage, languages } from '@/messages/languages';

/** The sub-path that all languages share: that of this build without its language's code. */
const root = withBasePath('/')
  .replace(/\/$/, '')
  .slice(0, language === defaultLanguage ? undefined : -(language.code.length + 1));

/** The path of a page in each language, sub-path included, the default language first. */
export function pathsOf(path: string) {
  return languages.map((entry) => {
    const prefix = entry === defaultLanguage ? root : `${root}/${entry.code}`;
    return { ...entry, path: prefix + (path === '/' && prefix ? '' : path) };
  });
}

/**
 * The URLs of a page by language, for search engines; undefined for a site in one language.
 *
 * @param path of the page, without sub-path and language
 */
export function alternatesOf(path: string): Record<string, string> | undefined {
  if (languages.length < 2) return undefined;
  const urls = pathsOf(path).map((entry) => {
    return [entry.code, `${siteOrigin}${entry.path}`.replace(/\/$/, '')] as const;
  });
  return Object.fromEntries([...urls, ['x-default', urls[0]?.[1] ?? '']]);
}
