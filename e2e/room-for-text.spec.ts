/**
 * page/zoom of e2e/README.md on a content in which every text is as long, or as short, as its
 * schema allows; `pages.spec.ts` tests the shipped content.
 */
import { expectRoomForText } from '@/e2e/support/wide-text';
import { writeExtremes } from '@/e2e/fixture/extreme-content';
import { serveRendered } from '@/e2e/support/rendered-site';
import { waitUntilDrawn } from '@/e2e/support/islands';
import { distinctPages } from '@/e2e/support/kinds-of-pages';
import { expect, test } from '@/e2e/support/test';

const LIMIT_MS = 900_000;
// Not 4190, which `fetch` and browsers refuse as that of another protocol.
const firstPort = Number(process.env.PORT ?? '4173') + 20;

for (const [index, extreme] of (['longest', 'shortest'] as const).entries()) {
  test.describe(`with the ${extreme} texts`, () => {
    test.describe.configure({ mode: 'default', timeout: LIMIT_MS });
    const port = firstPort + index;
    test.use({
      baseURL: `http://localhost:${port}`,
      contextOptions: { reducedMotion: 'reduce' },
      // Pictures are made by an earlier step of a build; their room is kept without them.
      expectedMessages: [/404 \(Not Found\)/],
    });

    let stop: (() => void) | undefined;

    test.beforeAll(async () => {
      test.setTimeout(LIMIT_MS);
      stop = await serveRendered({
        name: `site-with-${extreme}`,
        port,
        change: (folder) => writeExtremes(folder, extreme),
      });
    });

    test.afterAll(() => stop?.());

    test(`page/zoom: every page has room for the ${extreme} texts`, async ({ page }) => {
      for (const { path } of distinctPages) {
        await test.step(path, async () => {
          const response = await page.goto(path);
          expect(response?.status()).toBe(200);
          await waitUntilDrawn(page);
          await expectRoomForText(page);
        });
      }
    });
  });
}
