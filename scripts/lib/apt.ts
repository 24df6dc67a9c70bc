import { spawnSync } from 'node:child_process';

type Command = readonly [program: string, ...args: string[]];

/** Installs Debian packages where that is possible without asking anybody; tells whether it was. */
export function installPackages(names: readonly string[]): boolean {
  const apt = aptGet();
  return (
    apt !== undefined &&
    run([...apt, 'update']) &&
    run([...apt, 'install', '-y', '--no-install-recommends', ...names])
  );
}

/** The command that runs apt-get as root, if this machine has one that asks for no password. */
function aptGet(): Command | undefined {
  const apt: Command = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
  const asRoot: Command = process.getuid?.() === 0 ? apt : ['sudo', '-n', ...apt];
  const [program, ...args] = asRoot;
  return spawnSync(program, [...args, '--version']).status === 0 ? asRoot : undefined;
}

/** Runs a command quietly; its output is only shown when it fails. */
function run([program, ...args]: Command): boolean {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) console.error(`${stdout}${stderr}`);
  return status === 0;
}
