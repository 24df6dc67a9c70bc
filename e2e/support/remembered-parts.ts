import { expect, type Page } from '@playwright/test';

interface RememberedParts {
  /** Landmarks, headings and links that no island draws, and what the islands' slots hold. */
  parts: readonly Element[];
  islands: readonly { island: Element; roots: readonly Element[]; html: string }[];
}
declare global {
  interface Window {
    remembered?: RememberedParts;
  }
}

/** Remembers the parts of the page and of its islands. */
export async function rememberParts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const parts = document.querySelectorAll(
      'header, main, footer, :is(h1, h2, h3, a, [data-slot] > *)',
    );
    const islands = document.querySelectorAll('[data-island]');
    window.remembered = {
      parts: [...parts].filter(
        (part) => !part.closest('[data-island]') || part.closest('[data-slot] > *'),
      ),
      islands: [...islands].map((island) => ({
        island,
        roots: [...island.children],
        html: island.innerHTML,
      })),
    };
  });
}

/** Allows islands whose markup has changed since then to be redrawn, and no others. */
export async function excuseChanged(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (!window.remembered) return;
    const { islands } = window.remembered;
    window.remembered.islands = islands.filter(({ island, html }) => island.innerHTML === html);
  });
}

/** Expects that nothing that was remembered is gone, and that no island is empty. */
export async function expectNothingLost(page: Page): Promise<void> {
  const lost = await page.evaluate(() => {
    const { parts = [], islands = [] } = window.remembered ?? {};
    const empty = [...document.querySelectorAll('[data-island]')].filter(
      ({ firstElementChild }) => !firstElementChild,
    );
    const roots = islands.flatMap((island) => island.roots);
    const gone = [...parts, ...roots].filter(({ isConnected }) => !isConnected);
    return [...gone, ...empty].map(({ outerHTML }) => outerHTML.slice(0, 120));
  });
  expect(lost, 'lost elements').toEqual([]);
}
