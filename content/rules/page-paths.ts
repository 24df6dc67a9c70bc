import type { ContentName } from '@/content/catalogue';
import { generatedFiles, routeTable } from '@/content/route-table';
import { problemAt, type Problem } from '@/engine/content/problem';
import { fieldsOf } from '@/engine/content/values';
import type { Source } from '@/engine/content/source';
import { fillText } from '@/engine/islands/fill-text';
import { translationCodes } from '@/messages/languages';

/** Folders of the site in which no page of sections can be, and what is in them. */
const TAKEN: Readonly<Record<string, string>> = {
  service: 'services',
  blog: 'articles',
  art: 'drawings',
  files: 'files to download',
  icons: 'icons',
  media: 'pictures',
  social: 'social cards',
  styleguide: 'the style guide',
};

/** The 404 page, and the file of the home page. */
export const OWN_FILES: readonly string[] = ['/404', '/index'];

const PATH = ['path'];

/**
 * What is wrong with the paths of pages of sections: something else has the same path.
 *
 * @param slug the company's name in URLs, if that is known
 * @param absent what an owner has taken away; the code still has these paths
 * @param hasFile whether there is a file at a path below `public/`
 * @param codes of translations, each of which is in a folder of its own
 * @returns a line each, which names both
 */
export function pathProblems(
  pages: readonly Source[],
  slug: string | undefined,
  absent: ReadonlySet<ContentName>,
  hasFile: (path: string) => boolean,
  codes = translationCodes,
): Problem[] {
  const holders = new Map<string, string>(
    routeTable.map(({ key, path }) => [
      slug === undefined ? path : fillText(path, { slug }),
      absent.has(`pages/${key}`)
        ? `kept for ${key}.yaml, which may come back; choose another, and name this one in \`aliases\``
        : `the page of ${key}.yaml already`,
    ]),
  );
  return pages.flatMap((source) => {
    const { path } = fieldsOf(source.data);
    if (typeof path !== 'string') return [];
    const [, folder = ''] = path.split('/');
    const made = Object.hasOwn(TAKEN, folder) && TAKEN[folder];
    const holder =
      holders.get(path) ??
      (made ? `in the folder of ${made}; choose another` : undefined) ??
      (codes.includes(folder) ? 'in the folder of a translation; choose another' : undefined) ??
      ([...generatedFiles, ...OWN_FILES].includes(path) || hasFile(path)
        ? 'a file already'
        : undefined);
    holders.set(path, holder ?? `the page of ${source.file}:${source.lineOf(PATH)} already`);
    return holder ? [problemAt({ file: source.file, path: PATH }, `“${path}” is ${holder}`)] : [];
  });
}
