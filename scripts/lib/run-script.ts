import { join } from 'node:path';
import { installed } from '@/engine/shared/installed.mjs';
import { runCommand } from '@/engine/shared/steps';

/**
 * Flags with which Node runs our own scripts, here and in package.json. All content imports
 * `server-only`, and this condition is Next's own way of loading such modules. Without
 * `server-only` the build would no longer fail when an island imports a whole collection.
 */
export const SCRIPT_FLAGS = ['--conditions=react-server', '--import', 'tsx'];

type Options = Parameters<typeof runCommand>[2];

/** Runs a tool that npm installed for this repository, such as `oxlint`. */
export function runTool(name: string, args: string[], options?: Options): Promise<number> {
  return runCommand(installed(join('.bin', name)) ?? name, args, options);
}

/** Runs one of our own scripts in a process of its own. */
export function runScript(path: string, args: string[] = [], options?: Options): Promise<number> {
  return runCommand(process.execPath, [...SCRIPT_FLAGS, path, ...args], options);
}
