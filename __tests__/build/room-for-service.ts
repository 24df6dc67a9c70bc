import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { MAX_SERVICES } from '@/content/model/schemas/service';
import { filesIn } from '@/content/model/reading/read-file';
import { entriesOf, fieldsOf, isList } from '@/engine/shared/values';
import { escapePattern } from '@/engine/shared/escape-pattern';

const SERVICES = 'content/en/services.yaml';

/**
 * Makes room for one more service in a copy of the site, whose owner may have the most allowed: the
 * last is then removed, and the first replaces it in lists and takes over its ids, for the links.
 *
 * @param folder of the copy
 * @returns the index that the added service will have
 */
export function makeRoomForService(folder: string): number {
  const document = parseDocument(readFileSync(join(folder, SERVICES), 'utf8'));
  const services = entriesOf(fieldsOf(document.toJS()).services);
  if (services.length < MAX_SERVICES) return services.length;
  const [[first], last] = [services, services.at(-1)];
  const aliases = [first, last].flatMap((one) => (isList(one?.aliases) ? one.aliases : []));
  document.deleteIn(['services', services.length - 1]);
  document.setIn(['services', 0, 'aliases'], [...aliases, last?.id]);
  nameInstead(folder, String(last?.id), String(first?.id));
  writeFileSync(join(folder, SERVICES), document.toString());
  return services.length - 1;
}

/** Replaces one service by another in lists, and in links to a card. */
function nameInstead(folder: string, from: string, to: string): void {
  const entry = String.raw`(?<=[[,]\s*|^\s*-\s+)${escapePattern(from)}(?=\s*(?:[,\]]|$))`;
  const named = new RegExp(`${entry}|(?<=/services#)${escapePattern(from)}(?![\\w&-])`, 'gm');
  for (const file of filesIn('content/en', folder)) {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8').replace(named, () => to);
    writeFileSync(path, text);
  }
}
