import { spawnSync } from 'node:child_process';
import { SCRIPT_FLAGS } from '@/scripts/lib/run-script';

test('an argument that is not understood ends with an error that names it', () => {
  const args = [...SCRIPT_FLAGS, 'scripts/bench.ts', 'runs=many'];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(stderr).toContain('“runs=many”');
  expect(status).toBe(1);
});
