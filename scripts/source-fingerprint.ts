import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { BRAND_FILES } from '@/scripts/brand/write-brand';
import { SOURCES } from '@/scripts/lib/sources';

/** Made by the build, or installed for commands that the build does not need. */
const GENERATED = [
  join('public', 'shell.js'),
  ...BRAND_FILES,
  join('content', 'model', 'schemas', 'json'),
  // A separate site, of which this site contains nothing.
  join('engine', 'example'),
  join('editor', 'node_modules'),
  join('scripts', 'hosts', 'node_modules'),
];

/**
 * A digest of all files that may affect the export. It covers contents and not timestamps, so it
 * changes after a checkout, after a deletion and when a file is edited during a build. It covers
 * whole folders, even scripts that no build runs: an unnecessary build is merely slow.
 */
export function sourceFingerprint(root: string): string {
  const digest = createHash('sha256');
  for (const path of SOURCES.flatMap((source) => filesBelow(root, source))) {
    digest.update(`\0${path}\0`).update(readFileSync(join(root, path)));
  }
  return digest.digest('hex');
}

function filesBelow(root: string, path: string): string[] {
  const isDocumentation = basename(path) === 'README.md';
  if (isDocumentation || GENERATED.includes(path) || !existsSync(join(root, path))) return [];
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesBelow(root, join(path, name)));
}
