import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Site } from '../define-site';
import { withoutCompression } from '../shared/exported-files';
import { hostRules } from './host-rules';
import { HOST_FILES } from './hosts';
import { vercelOutputFile } from './vercel';

/** Where Vercel looks for what a build command has made. */
export const VERCEL_OUTPUT = join('.vercel', 'output');

/** Whether a file is a compressed copy, which Vercel makes itself, and not a download. */
function isCopy(file: string): boolean {
  const whole = withoutCompression(file);
  return whole !== file && existsSync(whole);
}

/**
 * Lays a finished export out as Vercel takes it from a build of its own, in place of what is
 * there.
 *
 * @param folder the finished export
 * @throws the system's error if there is no such folder
 */
export function writeVercelOutput(site: Site, folder: string): void {
  rmSync(VERCEL_OUTPUT, { recursive: true, force: true });
  const files = join(VERCEL_OUTPUT, 'static', site.basePath);
  mkdirSync(files, { recursive: true });
  cpSync(folder, files, {
    recursive: true,
    filter: (file) => !HOST_FILES.includes(basename(file)) && !isCopy(file),
  });
  writeFileSync(join(VERCEL_OUTPUT, 'config.json'), vercelOutputFile(hostRules(folder, site)));
}
