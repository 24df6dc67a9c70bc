import type { Page } from '@playwright/test';
import { bundleIslands, MODULES_PATH } from '@/engine/bundle/bundle-islands';
import site from '@/site.config';

/** The islands with React's development build, which reports where markup and island differ. */
let bundled: ReturnType<typeof bundleIslands> | undefined;

/** Serves the islands of `page` with React's development build instead of the exported ones. */
export async function useDevelopmentIslands(page: Page): Promise<void> {
  bundled ??= bundleIslands('.', site.islands, 'development');
  const { islands, files } = await bundled;
  await page.route(`**${MODULES_PATH}*`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const name = /([^/]+)-\w+\.js$/.exec(pathname)?.[1] ?? '';
    const path = islands.get(name)?.path ?? pathname;
    // The export's shared modules are preloaded, but nothing imports them here: they may be empty.
    await route.fulfill({ contentType: 'text/javascript', body: files.get(path) ?? '' });
  });
}
