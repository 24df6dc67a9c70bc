import { spawnSync } from 'node:child_process';
import { SCRIPT_FLAGS } from '@/scripts/lib/run-script';

/** A busy machine takes half a minute to begin. */
const HANGS_AFTER_MS = 300_000;

test.each([
  ['shots', '', 'CHROMIUM_PATH'],
  ['bench', 'runs=many', '“runs=many”'],
])('npm run %s %s ends with an error that names %s', (command, argument, expected) => {
  const { status, signal, stderr } = spawnSync(
    process.execPath,
    [...SCRIPT_FLAGS, `scripts/${command}.ts`, ...(argument ? [argument] : [])],
    {
      env: { ...process.env, CHROMIUM_PATH: '/nonexistent' },
      encoding: 'utf8',
      timeout: HANGS_AFTER_MS,
    },
  );
  expect(stderr).toContain(expected);
  expect([status, signal]).toEqual([1, null]);
});
