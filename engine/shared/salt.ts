import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesBelow } from './files-below';
import { hashOf } from './cache';

const ENGINE = fileURLToPath(new URL('..', import.meta.url));

/**
 * A hash of what every result of the engine depends on besides its input: the engine's own files,
 * which name the versions of its packages, the version of Node, and the settings.
 *
 * @param settings data that JSON can hold, and maps
 * @returns 64 hexadecimal digits
 */
export function saltOf(settings: unknown): string {
  const sources = filesBelow(ENGINE)
    .filter((path) => !path.startsWith('example/'))
    .toSorted()
    .map((path) => readFileSync(join(ENGINE, path), 'utf8'));
  const plain = JSON.stringify(settings, (_, value: unknown) =>
    value instanceof Map ? [...(value as ReadonlyMap<unknown, unknown>)] : value,
  );
  return hashOf(process.version, plain, ...sources);
}
