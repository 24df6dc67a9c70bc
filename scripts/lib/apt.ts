import { spawnSync } from 'node:child_process';

type Command = readonly [program: string, ...args: string[]];

/** Installs Debian packages if run as root. @returns whether it succeeded */
export function installPackages(names: readonly string[]): boolean {
  const apt = aptGet();
  return (
    apt !== undefined &&
    run([...apt, 'update']) &&
    run([...apt, 'install', '-y', '--no-install-recommends', ...names])
  );
}

/** The command that runs apt-get; undefined without apt-get or for anybody but root. */
function aptGet(): Command | undefined {
  const apt: Command = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
  const [program, ...args] = apt;
  const isRoot = process.getuid?.() === 0;
  return isRoot && spawnSync(program, [...args, '--version']).status === 0 ? apt : undefined;
}

/** Runs a command and shows its output only if it fails. */
function run([program, ...args]: Command): boolean {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) console.error(`${stdout}${stderr}`);
  return status === 0;
}
