import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf, keptJson } from '../shared/kept';
import type { Task } from '../shared/on-all-processors';
import { readExportedPage, type ExportedPage } from './exported-page';

/** What reading the pages of an export needs, as data that can be handed to another thread. */
export type LinksSettings = {
  /** The export. */
  folder: string;
  /** Where results are kept, under names that begin with what they have in common. */
  cache: string;
  salt: string;
};

/** Reads pages, each once for all builds: see `readExportedPage`. */
function linksTask({ folder, cache, salt }: LinksSettings) {
  return (file: string): ExportedPage => {
    const html = readFileSync(join(folder, file), 'utf8');
    return keptJson(cache, hashOf(salt, html), () => readExportedPage(html));
  };
}

/** For `onAllProcessors`. */
export const task: Task<LinksSettings, string, ExportedPage> = {
  module: import.meta.url,
  make: linksTask,
};
