/**
 * Every menu has the links that content/menus.yaml and the pages' files say. Covers
 * header/without-styles.
 */
import { expect, test } from '@playwright/test';
import { exportedPage } from '@/e2e/support/exported';
import { menuLabel, routesIn } from '@/content/model/routes';
import { menuName } from '@/content/model/schemas/in-menus';

/** Where the links of a menu are, if they are not in its column of the footer. */
const PLACES: Readonly<Record<string, string>> = {
  main: '#SiteHeader ul:has(> #AboutMenu) > li > a',
  about: '#AboutPanel a',
  resources: '#MobileMenu [aria-labelledby=MobileResources] a',
};

for (const menu of menuName.options) {
  test(`the menu ${menu} lists its pages in their order, by the names that it has for them`, () => {
    const $ = exportedPage('/');
    const links = $(PLACES[menu] ?? `#SiteFooter [aria-labelledby=Menu-${menu}] a`)
      .map((_, link) => [[$(link).attr('href'), $(link).text()]])
      .get();
    expect(links).toEqual(
      routesIn(menu).map((route) => [
        route.path,
        menuLabel(route, menu) + (menu === 'about' ? ` ${route.menuText}` : ''),
      ]),
    );
  });
}

const TEXT_NODE = 3;
const SHELL = 'body > a, #SiteHeader, #SiteFooter';

test('header/without-styles: without style no two words of header and footer run together', () => {
  const $ = exportedPage('/');
  const texts = $(SHELL)
    .find('*')
    .addBack()
    .contents()
    .toArray()
    .flatMap((node) => (node.nodeType === TEXT_NODE ? [$(node).text()] : []));
  expect(texts.length).toBeGreaterThan(menuName.options.length);
  const whole = $(SHELL)
    .map((_, part) => $(part).text())
    .get()
    .join(' ');
  const joined = whole.match(/\S+/g) ?? [];
  const words = new Set(texts.flatMap((text) => text.match(/\S+/g) ?? []));
  // Words may be followed by a mark that is in another element, as the company's name is.
  const isWord = (word: string) => words.has(word) || words.has(word.replace(/[\p{P}]+$/u, ''));
  expect(joined.filter((word) => !isWord(word))).toEqual([]);
});

test('header/without-styles: icons have their text in the page, where translators find it', () => {
  const $ = exportedPage('/');
  const controls = $(SHELL).find('a, button').addBack('a, button').toArray();
  expect(controls.filter((control) => $(control).is('[aria-label], [title]'))).toEqual([]);
  expect(controls.filter((control) => $(control).text().trim() === '')).toEqual([]);
});
