import type { Page } from '@playwright/test';
import { load } from 'cheerio';
import postcss from 'postcss';
import { browserSupport } from '@/scripts/browsers/support';
import { lackedInMarkup, lackedInStyle } from '@/e2e/support/lacked-in-page';

const support = browserSupport();
const lacked = [...support].filter(([, browsers]) => browsers.length > 0).map(([path]) => path);

/** Where Tailwind's fallback for the browsers without it asks for other things that they lack. */
const KEPT = new Set(['css.at-rules.property']);

/** A page as a browser reads it that lacks whatever one of the stated browsers lacks. */
function asRead(html: string): string {
  const $ = load(html);
  for (const { remove } of lackedInMarkup($, support)) remove();
  $('style').each((_, element) => {
    const style = postcss.parse($(element).text());
    for (const { feature, remove } of lackedInStyle(style, support)) {
      if (!KEPT.has(feature)) remove();
    }
    $(element).text(String(style));
  });
  return $.html();
}

/** Deletes what browsers lack, and lets selectors throw that they do not know. */
function takeAway({ paths, selectors }: { paths: string[]; selectors: string }): void {
  const unknown = new RegExp(selectors);
  for (const [prototype, names] of [
    [Element.prototype, ['matches', 'closest', 'querySelector', 'querySelectorAll']],
    [Document.prototype, ['querySelector', 'querySelectorAll']],
    [DocumentFragment.prototype, ['querySelector', 'querySelectorAll']],
  ] as const) {
    for (const name of names) {
      const own = Reflect.get(prototype, name) as (selector: string) => unknown;
      Reflect.set(prototype, name, function (this: unknown, selector: string) {
        if (unknown.test(selector)) throw new DOMException(selector, 'SyntaxError');
        return Reflect.apply(own, this, [selector]);
      });
    }
  }
  for (const path of paths) {
    const names = path.replace(/^api\.Window\.|^api\.|^javascript\.builtins\./, '').split('.');
    const name = names.pop()?.replace(/_static$/, '') ?? '';
    const owner = names.reduce<object | undefined>(
      (object, key) => object && (Reflect.get(object, key) as object | undefined),
      globalThis,
    );
    if (!owner) continue;
    const prototype = names.length > 0 && (Reflect.get(owner, 'prototype') as object | undefined);
    if (prototype) Reflect.deleteProperty(prototype, name);
    Reflect.deleteProperty(owner, name);
  }
}

/**
 * Turns the page's browser into one that lacks whatever one of the browsers in `browserslist` lacks
 * by MDN's data: interfaces and their members, selectors in scripts, styles and attributes. The page
 * needs `bypassCSP`, because its styles are no longer those that its policy names.
 *
 * @returns how many names were taken away
 */
export async function useOlderBrowser(page: Page): Promise<void> {
  const isName = /^(?:api|javascript\.builtins)(?:\.[\w-]+){1,2}$/;
  const isEvent = /_event$/;
  const pseudos = lacked.flatMap((path) => /^css\.selectors\.([\w-]+)$/.exec(path)?.[1] ?? []);
  await page.addInitScript(takeAway, {
    paths: lacked.filter((path) => isName.test(path) && !isEvent.test(path)),
    selectors: `::?(?:${pseudos.join('|')})(?![\\w-])`,
  });
  await page.route(
    // Not the service that counts visits.
    (url) => url.hostname === 'localhost' && !/\.\w+$/.test(url.pathname),
    async (route) => {
      const response = await route.fetch();
      const html = await response.text().catch(() => undefined);
      // The browser may have given the request up meanwhile, such as one for a page to come.
      if (html !== undefined) await route.fulfill({ response, body: asRead(html) });
    },
  );
}
