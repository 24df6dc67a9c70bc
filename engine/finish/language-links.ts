import type { CheerioAPI } from 'cheerio';
import type { Site } from '../define-site';
import { decoded } from '../shared/decode';

/** Where the links of a language lead. */
export interface Languages {
  /** Codes of the languages that have a page, by its path; all have those that are not named. */
  ofPages: Readonly<Record<string, readonly string[]>>;
  /** The sub-path of this language, and those pages that only the language at the root has. */
  base: string;
  elsewhere: { base: string; code: string; paths: readonly string[] } | undefined;
}

/** What the links of a page have to know of the site's languages. */
export function languagesOf({ routes = [], translations, language, basePath }: Site): Languages {
  const named = routes.flatMap(({ path, languages }) =>
    languages ? [[path, languages] as const] : [],
  );
  const codes = translations.map(({ code }) => code);
  const isTranslation = language !== undefined && codes.includes(language);
  const atRoot = named.flatMap(([, own]) => own).find((code) => !codes.includes(code));
  return {
    ofPages: Object.fromEntries(named),
    base: basePath,
    elsewhere:
      isTranslation && atRoot !== undefined
        ? {
            base: basePath.slice(0, -(language.length + 1)),
            code: atRoot,
            paths: named
              .filter(([, own]) => own.includes(atRoot) && !own.includes(language))
              .map(([path]) => path),
          }
        : undefined,
  };
}

/** Leads to the page in the language at the root whatever leads to one that this language lacks. */
function linkElsewhere($: CheerioAPI, { base, elsewhere }: Languages): void {
  if (!elsewhere || elsewhere.paths.length === 0) return;
  const paths = new Set(elsewhere.paths);
  for (const element of $('a[href]:not([data-language])')) {
    const href = $(element).attr('href') ?? '';
    if (!href.startsWith(`${base}/`)) continue;
    const path = href.slice(base.length);
    if (!paths.has(decoded(path.replace(/[?#].*/s, '')))) continue;
    $(element).attr({ href: elsewhere.base + path, hreflang: elsewhere.code });
  }
}

/**
 * Completes the links of the language switcher, which until now lead to the home pages, because a
 * Next layout does not know the path of its page; and those to pages that this language lacks. The
 * switch lists the languages that have the page, and goes if there is no other. The 404 page's path
 * has no translation.
 *
 * @param file path of the exported page, such as `/about.html`
 */
export function linkLanguages($: CheerioAPI, file: string, languages: Languages): void {
  linkElsewhere($, languages);
  const path = file.replace(/(?:\/index)?\.html$/, '');
  if (path === '/404') return;
  const codes = languages.ofPages[path || '/'];
  const lacking = $('a[data-language]').filter(
    (_, link) => codes !== undefined && !codes.includes($(link).attr('data-language') ?? ''),
  );
  lacking.closest('li').remove();
  // What is left of a switch may be this very page.
  $('ul:has(a[data-language]):not(:has(li + li))').remove();
  $('a[data-language]').attr('href', (_, home = '') => home.replace(/\/$/, '') + path || '/');
}
