/** @jest-environment node */
import { transform } from 'esbuild';
import { releaseMemory } from '@/engine/shared/release-memory';

const MEGABYTE = 1_024 * 1_024;
/** Objects that have survived long enough for V8 to leave them alone until it needs their memory. */
const waste = () => Array.from({ length: MEGABYTE }, (_, index) => ({ index }));

it('gives back what is no longer needed, and lets esbuild start again', async () => {
  await transform('1');
  let kept: object[] | undefined = waste();
  const { heapUsed } = process.memoryUsage();
  expect(kept).toHaveLength(MEGABYTE);
  kept = undefined;
  await releaseMemory();
  expect(heapUsed - process.memoryUsage().heapUsed).toBeGreaterThan(16 * MEGABYTE);
  expect((await transform('1 + 1')).code).toBe('1 + 1;\n');
});
