import 'server-only';
import { withBasePath } from '@/content/model/base-path';
import { absoluteUrl, siteOrigin } from '@/components/seo/site-url';
import { languagesOf } from '@/content/model/languages-of';
import { findLinked } from '@/content/model/routes';
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
 * The URLs of a page by language, for search engines; undefined for a page in one language.
 *
 * @param path of the page, without sub-path and language
 */
export function alternatesOf(path: string): Record<string, string> | undefined {
  const codes = languagesOf(path);
  if (codes.length < 2) return undefined;
  const urls = pathsOf(path)
    .filter(({ code }) => codes.includes(code))
    .map(({ code, path: own }) => [code, `${siteOrigin}${own}`.replace(/\/$/, '')] as const);
  return Object.fromEntries([...urls, ['x-default', urls[0]?.[1] ?? '']]);
}

/** Whether a link of a translation leads to the default language, which alone has its page. */
const leadsElsewhere = (link: string) =>
  findLinked(link.replace(/[?#].*/s, ''))?.language !== undefined;

/** The absolute URL to which a link leads, from its path without sub-path and language. */
export function urlOfLink(link: string): string {
  return leadsElsewhere(link) ? `${siteOrigin}${root}${link}` : absoluteUrl(link);
}

/** The path to which a link leads, with sub-path and language; a URL of another site stays. */
export function pathOfLink(link: string): string {
  return leadsElsewhere(link) ? `${root}${link}` : withBasePath(link);
}

/** A link for an island, which knows only the paths of its own language. */
export function linkForIsland(link: string): string {
  return leadsElsewhere(link) ? urlOfLink(link) : link;
}
