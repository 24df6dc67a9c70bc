import { spawnSync } from 'node:child_process';

type Command = readonly [program: string, ...args: string[]];

/** Installs Debian packages when run as root, and tells whether it could. */
export function installPackages(names: readonly string[]): boolean {
  const apt = aptGet();
  return (
    apt !== undefined &&
    run([...apt, 'update']) &&
    run([...apt, 'install', '-y', '--no-install-recommends', ...names])
  );
}

/** The command that runs apt-get: on a machine that has one, and for root alone. */
function aptGet(): Command | undefined {
  const apt: Command = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
  const [program, ...args] = apt;
  const isRoot = process.getuid?.() === 0;
  return isRoot && spawnSync(program, [...args, '--version']).status === 0 ? apt : undefined;
}

/** Runs a command quietly; its output is only shown when it fails. */
function run([program, ...args]: Command): boolean {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) console.error(`${stdout}${stderr}`);
  return status === 0;
}
