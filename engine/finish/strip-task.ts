import { load } from 'cheerio';
import { exportedFiles } from './exported-files';
import { stripPage, type StripOptions, type StrippedPage } from './finish-page';
import { namedPaths } from './needed-files';
import { withoutNextScripts } from './page-scripts';
import { hashOf, keptJson } from '../shared/kept';
import type { Task } from '../shared/on-all-processors';

/** What stripping the pages of an export needs, as data that can be handed to another process. */
export type StripSettings = Omit<StripOptions, 'addScript'> & {
  /** The export. */
  folder: string;
  /** Where results are kept, under names that begin with what they have in common. */
  cache: string;
  salt: string;
};

/** What is known of a stripped page, and where its HTML is kept. */
export type Stripped = Omit<StrippedPage, 'html'> & { kept: string };

/** A page that has been finished before. */
export type Untouched = { named: readonly string[] };

type Kept = { page: StrippedPage; scripts: readonly (readonly [name: string, content: string])[] };

/** Strips pages of an export, each once for all builds: see `stripPage`. */
function stripTask({ folder, cache, salt, ...options }: StripSettings) {
  const files = exportedFiles(folder);
  return (path: string): Stripped | Untouched => {
    const html = files.read(path);
    const kept = hashOf(salt, path, withoutNextScripts(html));
    const found = keptJson<Kept | null>(cache, kept, () => {
      const scripts: [string, string][] = [];
      const addScript = (name: string, content: string) => {
        scripts.push([name, content]);
        return files.addHashed(name, content);
      };
      const page = stripPage(path, html, { ...options, addScript });
      return page ? { page, scripts } : null;
    });
    if (!found) return { named: namedPaths(load(html), options.base) };
    for (const [name, content] of found.scripts) files.addHashed(name, content);
    const { html: _, ...known } = found.page;
    return { ...known, kept };
  };
}

/** The HTML of a page that has been stripped. */
export function strippedHtml(cache: string, kept: string): string {
  return keptJson<Kept>(cache, kept, () => {
    throw new Error(`${kept} is not in ${cache} any more`);
  }).page.html;
}

/** For `onAllProcessors`. */
export const task: Task<StripSettings, string, Stripped | Untouched> = {
  module: import.meta.url,
  make: stripTask,
};
