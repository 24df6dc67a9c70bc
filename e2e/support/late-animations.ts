import type { Page } from '@playwright/test';

/**
 * Ends the animations that wait 20 s for a script: the delay is CSS, which the test's clock does
 * not control.
 */
export function endLateAnimations(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getTiming().delay === 20_000) animation.finish();
    }
  });
}
