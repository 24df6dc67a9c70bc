import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesBelow } from './files-below';
import { hashOf } from './kept';

const ENGINE = fileURLToPath(new URL('..', import.meta.url));

/**
 * What every result of the engine depends on besides what it is made from: its own sources, which
 * name the versions of its packages, what runs them, and the settings.
 *
 * @param settings data; of what JSON cannot hold, maps count, too
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
