import { expect, type Page } from '@playwright/test';
import { withoutTransitions } from '@/e2e/support/transitions';

/** A page's accessible outline, read in one go: each query by role would traverse the page. */
function readOutline(page: Page) {
  return page.evaluate(() => {
    const main = document.querySelector('main');
    // Room below the last words, of which a sheet more could be made.
    const room: string[] = [];
    for (let part: Element | null | undefined = main; part;) {
      const { breakInside, paddingBottom } = getComputedStyle(part);
      if (breakInside === 'avoid') break;
      if (paddingBottom !== '0px') room.push(`${paddingBottom} of ${part.className}`);
      part = [...part.children].findLast(
        (child) =>
          child.getClientRects().length > 0 || getComputedStyle(child).display === 'contents',
      );
    }
    const perceived = [
      ...document.querySelectorAll<HTMLElement>('h1, header, footer, main, a[href], button'),
    ].filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      return (
        width * height > 0 &&
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('[aria-hidden=true], [inert]')
      );
    });
    // A header or footer within a section or an article is no landmark.
    const landmarks = perceived.filter(
      (element) =>
        element.matches('header, footer') &&
        !element.closest('article, aside, main, nav, section, [role]'),
    );
    return {
      mains: perceived.filter((element) => element.matches('main')).length,
      titles: perceived.filter((element) => element.matches('h1')).length,
      levels: [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) =>
        Number(tagName[1]),
      ),
      landmarks: landmarks.map(({ localName }) => localName),
      landmarksWithLinks: landmarks
        .filter((landmark) =>
          perceived.some((link) => link.matches('a[href]') && landmark.contains(link)),
        )
        .map(({ localName }) => localName),
      text: main?.innerText ?? '',
      folds: [...document.querySelectorAll('summary svg')].filter((icon) => icon.checkVisibility())
        .length,
      closed: [...document.querySelectorAll('details > :not(summary)')].filter(
        (answer) => !answer.checkVisibility(),
      ).length,
      // Parts that a page break on paper could tear.
      torn: [...document.querySelectorAll('main :is(li, tr, figure, dl > div)')].filter(
        (part) => getComputedStyle(part).breakInside !== 'avoid',
      ).length,
      // Eyebrows, and boxes of a heading and its lead, that could be alone at the foot of a sheet.
      alone: [
        ...document.querySelectorAll('main :is(div:has(> h2), section p:first-child:has(+ h2))'),
      ].filter(
        (box) =>
          box.nextElementSibling?.checkVisibility() &&
          getComputedStyle(box.closest('li, [data-slot]') ?? box).breakInside !== 'avoid' &&
          ![...box.children].some((part) => !part.matches('h2, p, svg')) &&
          getComputedStyle(box).breakAfter !== 'avoid',
      ).length,
      // Chromium parts what is in a grid or a row, whatever `break-after` says, and what stands above
      // a grid of grids.
      parted: [...document.querySelectorAll<HTMLElement>('main :is(h2, h3, div:has(> h2))')]
        .filter((part) => {
          const next = part.nextElementSibling;
          const parent = getComputedStyle(part.parentElement!);
          return (
            getComputedStyle(part).breakAfter === 'avoid' &&
            next?.checkVisibility() &&
            // Below it, not beside it.
            next.getBoundingClientRect().top >= part.getBoundingClientRect().bottom &&
            (parent.display !== 'block' ||
              [next, next.firstElementChild].every(
                (box) => box && getComputedStyle(box).display === 'grid',
              )) &&
            parent.breakInside !== 'avoid' &&
            !part.closest('li, figure')
          );
        })
        .map(({ textContent }) => textContent),
      room,
      // Browsers print no backgrounds unless asked to.
      pale: [
        ...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p, li, dt, dd, a, td)'),
      ]
        .filter(
          (part) =>
            part.checkVisibility() &&
            part.textContent &&
            // Far lighter than any text that has a contrast of 4.5 on white.
            getComputedStyle(part)
              .color.match(/\d+/g)!
              .slice(0, 3)
              .reduce((sum, channel) => sum + Number(channel), 0) > 600,
        )
        .map(({ textContent }) => textContent),
      // Orca takes items of a list without boxes for the same one, and says the list anew at each.
      boxless: [...document.querySelectorAll('main li')].filter(
        (item) => item.checkVisibility() && item.getClientRects().length === 0,
      ).length,
      // The words on a button that opens something are content, so it is left out.
      buttons: perceived
        .filter((button) => button.matches('main button:not([aria-expanded])'))
        .map(({ innerText }) => innerText),
    };
  });
}

type Outline = Awaited<ReturnType<typeof readOutline>>;

/** Expects that the page can be read, and left by its menus. @returns its outline */
export async function expectUsable(page: Page) {
  let outline: Outline | undefined;
  const read = async () => {
    // A part that has just arrived is hidden until the first frame of its transition.
    await withoutTransitions(page);
    return (outline = await readOutline(page));
  };
  await expect
    .poll(read)
    .toMatchObject({ mains: 1, titles: 1, landmarksWithLinks: ['header', 'footer'] });
  expect(outline!.text.trim()).not.toBe('');
  return outline!;
}

/** page/structure: one `h1`, headings without gaps, landmarks. */
export async function expectOutline(page: Page): Promise<void> {
  const { levels, landmarks, boxless } = await expectUsable(page);
  levels.forEach((level, index) => {
    expect(level - (levels[index - 1] ?? 0), `heading ${index + 1}`).toBeLessThan(2);
  });
  expect(landmarks).toEqual(['header', 'footer']);
  expect(boxless, 'items of lists without a box').toBe(0);
}

/**
 * page/media: print shows all words, including closed answers, but no header, footer, buttons or
 * icons of folds, tears nothing that belongs together, leaves no sheet blank and no text pale.
 */
export async function expectPrintable(page: Page): Promise<void> {
  // A4 with Chromium's margins.
  await page.setViewportSize({ width: 718, height: 1047 });
  await page.emulateMedia({ media: 'print' });
  await expect
    .poll(() => readOutline(page))
    .toMatchObject({
      titles: 1,
      landmarks: [],
      folds: 0,
      closed: 0,
      torn: 0,
      alone: 0,
      parted: [],
      room: [],
      pale: [],
      buttons: [],
    });
}
