/** header/room of e2e/README.md: how much of the bar is shown; `header.spec.ts` has no scripts. */
import type { Page } from '@playwright/test';
import { exportedPage } from '@/e2e/support/exported';
import { reloadIfFontIsLate } from '@/e2e/support/late-font';
import { expect, test } from '@/e2e/support/test';

const WIDTHS = [320, 768, 1024, 1100, 1280, 1440, 1920];
const TEXT_SIZES = [16, 32];

/** Few and many, short and as long as the schema allows. */
const MENUS = [6, 10].flatMap((count) =>
  ['FAQ', 'Work with you', 'Internationalisation of responsibilities'].map((label) =>
    Array.from({ length: count }, () => label),
  ),
);

/** The label as a word of the ruler, as `SiteHeader` writes it. */
const asWord = (label: string) => label.replaceAll(' ', '.');

test('header/room: the bar measures the labels and profiles that it shows', () => {
  const $ = exportedPage('/');
  const shown = $('#SiteHeader ul:has(> #AboutMenu) > li').toArray();
  const labels = shown.map((each) => asWord($(each).children('a, button').text().trim()));
  const ruler = $('#SiteHeader [data-labels]');
  expect(ruler.attr('data-labels')?.split(' ').toSorted()).toEqual(labels.toSorted());
  expect(ruler.attr('data-profiles')).toHaveLength(ruler.find('> div > ul > li').length);
});

/** Gives the bar another menu, in the markup that the page would have with it. */
async function setLabels(page: Page, labels: readonly string[]): Promise<void> {
  await page.locator('#SiteHeader [data-labels]').evaluate(
    (ruler, { names, words }) => {
      const list = ruler.querySelector('ul:has(> #AboutMenu)')!;
      const item = list.querySelector('li:not(#AboutMenu)')!;
      const about = ruler.getAttribute('data-labels')!.split(' ')[0];
      for (const other of list.querySelectorAll(':scope > li:not(#AboutMenu)')) other.remove();
      for (const name of names) {
        const entry = item.cloneNode(true) as Element;
        entry.querySelector('a')!.textContent = name;
        list.append(entry);
      }
      ruler.setAttribute('data-labels', [about, ...words].join(' '));
    },
    { names: labels, words: labels.map(asWord) },
  );
}

/** What the bar shows, and what would have room in it. */
function stateOfBar() {
  const header = document.querySelector('#SiteHeader')!;
  const bar = header.querySelector('[data-labels]')!;
  const nav = bar.querySelector('nav')!;
  const profiles = bar.querySelector(':scope > div > ul')!;
  const isShown = (element: Element) => element.getClientRects().length > 0;
  // As wide as they are in a row without limits.
  const row = document.createElement('div');
  row.style.cssText = 'display: flex; position: absolute; visibility: hidden';
  const [menu, icons] = [nav, profiles].map((each) => each.cloneNode(true) as HTMLElement);
  menu!.querySelector('nav')?.remove();
  for (const each of [menu!, icons!]) each.style.display = 'flex';
  row.append(menu!, icons!);
  document.body.append(row);
  const needed = { menu: menu!.offsetWidth, icons: icons!.offsetWidth };
  row.remove();

  const links = [...header.querySelectorAll('a, button')].filter(
    (each) => isShown(each) && !each.closest('dialog, [popover]'),
  );
  // The toggle's area may reach into the gutter, and with large text beyond it; its drawing may not.
  const boxes = links.map((each) => {
    const isToggle = each.id === 'MenuToggle';
    return (isToggle ? each.firstElementChild! : each).getBoundingClientRect();
  });
  const lineHeight = parseFloat(getComputedStyle(nav).lineHeight);
  return {
    menu: isShown(nav),
    toggle: isShown(header.querySelector('#MenuToggle')!),
    profiles: isShown(profiles),
    room: bar.clientWidth,
    needed,
    overlapping: boxes.filter(
      (box, index) => index > 0 && box.left < boxes[index - 1]!.right - 0.5,
    ),
    beyond: boxes.filter((box) => box.left < 0 || box.right > innerWidth + 0.5),
    wrapped: [...nav.querySelectorAll('a, button')]
      .filter((each) => links.includes(each))
      .filter((each) => {
        const text = document.createRange();
        text.selectNodeContents(each);
        return text.getBoundingClientRect().height > 1.5 * lineHeight;
      })
      .map((each) => each.textContent),
  };
}

/** Pixels by which the ruler may overestimate text of 16 px: gaps, and spaces of another font. */
const allowance = (labels: number) => 2 * labels + 24;

async function expectFitting(
  page: Page,
  name: string,
  labels: number,
  size: number,
  width: number,
) {
  await page.setViewportSize({ width, height: 800 });
  const { menu, toggle, profiles, room, needed, ...faults } = await page.evaluate(stateOfBar);
  const where = `${name}, ${width} px, text of ${size} px: ${needed.menu} in ${room}`;
  const both = needed.menu + needed.icons;
  const spare = width < 1024 ? -Infinity : room - (allowance(labels) * size) / 16;
  expect.soft(faults, where).toEqual({ overlapping: [], beyond: [], wrapped: [] });
  expect.soft(toggle, where).toBe(!menu);
  expect.soft(menu ? needed.menu : 0, where).toBeLessThanOrEqual(room);
  expect.soft(menu ? Infinity : needed.menu, where).toBeGreaterThan(spare);
  expect.soft(profiles ? both : 0, where).toBeLessThanOrEqual(room);
  expect.soft(profiles ? Infinity : both, where).toBeGreaterThan(spare);
}

test('header/room: the bar shows its menu where that fits, and the toggle elsewhere', async ({
  page,
}) => {
  await page.goto('/about');
  await reloadIfFontIsLate(page);
  // A change of the text's size is a layout of the whole page.
  await page.locator('main, footer').evaluateAll((parts) => parts.forEach((part) => part.remove()));
  const own = await page.locator('#SiteHeader ul:has(> #AboutMenu) > li').allTextContents();
  for (const labels of [own, ...MENUS]) {
    // oxlint-disable-next-line playwright/no-conditional-in-test -- the first menu is the page's own
    if (labels !== own) await setLabels(page, labels);
    for (const size of TEXT_SIZES) {
      await page.evaluate((px) => (document.documentElement.style.fontSize = `${px}px`), size);
      for (const width of WIDTHS) {
        const name = `${labels.length} of ${labels.at(-1)}`;
        await expectFitting(page, name, labels.length, size, width);
      }
    }
  }
});
