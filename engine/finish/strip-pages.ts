import { exportedFiles } from '../shared/exported-files';
import { stripPage, type StripOptions, type StrippedPage } from './finish-page';
import { namedPaths } from './needed-files';
import { doubtfulScripts, withoutNextScripts } from './page-scripts';
import { rareCharacters } from '../fonts/subset-font';
import { hashOf, cachedJson } from '../shared/cache';

type PagesOptions = Omit<StripOptions, 'addScript'> & {
  /** The export. */
  folder: string;
  /** Cache folder; the hash that names each result includes `salt`. */
  cache: string;
  salt: string;
};

/** What is known about every page. */
type Common = {
  /** Path of its file, such as `/about.html`. */
  path: string;
  named: readonly string[];
  /** Its characters as `rareCharacters` finds them, including those in islands' props. */
  characters: string;
};

/** What is known about a stripped page. */
export type Stripped = Common &
  StrippedPage & {
    /** Inline scripts that were removed, although they may not be Next's. */
    doubtful: readonly string[];
  };

type Kept = Omit<Stripped, 'path' | 'doubtful'> & {
  scripts: readonly (readonly [name: string, content: string])[];
};

/**
 * Strips the pages of an export (see `stripPage`), and caches the results.
 *
 * @param paths of their files, such as `/about.html`
 * @returns what is known of each, in the same order; less of one that has been finished before
 * @throws Error that names the page that cannot be stripped
 */
export function stripPages(
  paths: readonly string[],
  { folder, cache, salt, ...options }: PagesOptions,
): (Stripped | Common)[] {
  const files = exportedFiles(folder);
  return paths.map((path) => {
    const html = files.read(path);
    const content = withoutNextScripts(html);
    const name = hashOf(salt, path, content);
    const characters = () => rareCharacters(content);
    const kept = cachedJson<Kept | null>(cache, name, () => {
      const scripts: [string, string][] = [];
      const addScript = (name: string, content: string) => {
        scripts.push([name, content]);
        return files.addHashed(name, content);
      };
      const page = stripPage(path, html, { ...options, addScript });
      return page ? { ...page, characters: characters(), scripts } : null;
    });
    if (!kept) return { path, named: namedPaths(html), characters: characters() };
    const { scripts, ...known } = kept;
    for (const script of scripts) files.addHashed(...script);
    // `doubtful` is not cached, because inline scripts differ in every build.
    return { ...known, path, doubtful: doubtfulScripts(html) };
  });
}
