import type { CheerioAPI } from 'cheerio';
import { hashSource, type MarkupNeeds } from './security-policy';
import { imagesIn } from '../shared/css-urls';
import { candidates, EARLY_SCRIPTS, textsOf, valuesOf, withNoscript } from '../shared/markup';
import { OWN_ORIGIN } from '../shared/own-origin';

/** Finds what a page's markup needs its policy to allow, each source once. */
export function markupNeeds(page: CheerioAPI): MarkupNeeds {
  const parts = withNoscript(page);
  const collect = (values: ($: CheerioAPI) => string[]) =>
    [...new Set(parts.flatMap((part) => values(part)))].sort();
  return {
    scriptHashes: collect(($) => {
      const early = textsOf($, EARLY_SCRIPTS);
      // If there is a hash, Chromium ignores the source that allows speculation rules.
      const rules = early.length > 0 ? textsOf($, 'script[type=speculationrules]') : [];
      return [...early, ...rules].map(hashSource);
    }),
    styleHashes: collect(($) => textsOf($, 'style').map(hashSource)),
    attributeHashes: collect(($) => valuesOf($, '[style]', 'style').map(hashSource)),
    images: collect(($) =>
      originsOf([
        ...valuesOf($, 'img[src], input[src]', 'src'),
        ...valuesOf($, 'video[poster]', 'poster'),
        ...valuesOf($, 'link[rel~=icon], svg image', 'href'),
        ...valuesOf($, 'svg image', 'xlink:href'),
        ...[...textsOf($, 'style'), ...valuesOf($, '[style]', 'style')].flatMap(imagesIn),
        ...['srcset', 'imagesrcset'].flatMap((name) =>
          valuesOf($, `[${name}]`, name).flatMap(candidates),
        ),
      ]),
    ),
    media: collect(($) => {
      const urls = valuesOf($, 'video, video source, audio, audio source, track', 'src');
      return urls.length > 0 ? ["'self'", ...originsOf(urls)] : [];
    }),
    frames: collect(($) => originsOf([...valuesOf($, 'iframe[src]', 'src'), ...loadedInFrames($)])),
    forms: collect(($) => originsOf(valuesOf($, 'form[action]', 'action'))),
  };
}

/** The URLs of links that load a page into a frame of this one, which is empty until then. */
function loadedInFrames($: CheerioAPI): string[] {
  const names = valuesOf($, 'iframe[name]', 'name');
  return names.flatMap((name) => valuesOf($, `a[target="${name}"]`, 'href'));
}

/** Hosts that may exist: the standard for URLs lets `"'$;{*}` pass, which mean something in a policy. */
const WITHOUT_SIGNS = /^[\w+:/.[\]-]+$/;

/** Sources for URLs that are not the site's own: their origins, or a scheme such as `data:`. */
export function originsOf(urls: readonly string[]): string[] {
  return urls.flatMap((url) => {
    if (!URL.canParse(url, OWN_ORIGIN)) return [];
    const { origin, protocol } = new URL(url, OWN_ORIGIN);
    const source = origin === 'null' ? protocol : origin;
    return origin === OWN_ORIGIN || !WITHOUT_SIGNS.test(source) ? [] : [source];
  });
}
