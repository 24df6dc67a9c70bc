import { spawnSync } from 'node:child_process';

/** Installs Debian packages if run as root. @returns whether it succeeded */
export function installPackages(names: readonly string[]): boolean {
  const apt = (...args: string[]) =>
    spawnSync('env', ['DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args], { encoding: 'utf8' });
  if (process.getuid?.() !== 0 || apt('--version').status !== 0) return false;
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...names]]) {
    const { status, stdout, stderr } = apt(...args);
    // The output matters only after a failure.
    if (status !== 0) {
      console.error(`${stdout}${stderr}`);
      return false;
    }
  }
  return true;
}
