/** Every menu has the links that content/menus.yaml and the pages' files say. */
import { expect, test } from '@playwright/test';
import { exportedPage } from '@/e2e/support/exported';
import { menuLabel, routesIn } from '@/content/routes';
import { menuName } from '@/content/schemas/in-menus';

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
        menuLabel(route, menu) + (menu === 'about' ? route.menuText : ''),
      ]),
    );
  });
}
