import type { Frame, Locator, Page } from '@playwright/test';

type LayoutShift = PerformanceEntry & { value: number; sources: readonly { node: Node | null }[] };
type Shifts = { sum: number; moved: string[] };

/** @returns the sum of all layout shifts so far, including those that an input excuses */
export async function layoutShift(page: Page | Frame): Promise<number> {
  return (await readShifts(page)).sum;
}

/** @returns the text, or else the markup, of what has moved so far; twice if it moved twice */
export async function movedParts(page: Page | Frame): Promise<string[]> {
  return (await readShifts(page)).moved;
}

function readShifts(page: Page | Frame): Promise<Shifts> {
  return page.evaluate(
    () =>
      new Promise<Shifts>((resolve) => {
        const entries: LayoutShift[] = [];
        const observer = new PerformanceObserver((list) => {
          entries.push(...(list.getEntries() as LayoutShift[]));
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // Shifts are reported with the frame that shows them.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            entries.push(...(observer.takeRecords() as LayoutShift[]));
            observer.disconnect();
            resolve({
              sum: entries.reduce((total, { value }) => total + value, 0),
              moved: entries.flatMap(({ sources }) =>
                sources.map(({ node }) =>
                  node ? node.textContent || (node as Element).outerHTML : 'something gone',
                ),
              ),
            });
          }),
        );
      }),
  );
}

/** Where elements are on their page, and how large. */
export const boxesOf = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y: y + scrollY, width, height };
    }),
  );
