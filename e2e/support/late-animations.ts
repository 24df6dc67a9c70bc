import type { Locator } from '@playwright/test';
import { expect } from '@/e2e/support/test';

/**
 * Ends what waits 20 s for the script of an island: the delay is CSS, which the test's clock does
 * not control.
 */
export async function endLateAnimations(island: Locator): Promise<void> {
  const ended = await island.evaluate(
    (root) =>
      root.getAnimations({ subtree: true }).filter((animation) => {
        const isLate = animation.effect?.getTiming().delay === 20_000;
        if (isLate) animation.finish();
        return isLate;
      }).length,
  );
  expect(ended, 'what waits 20 s').toBeGreaterThan(0);
}
