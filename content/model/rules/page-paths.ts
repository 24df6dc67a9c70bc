import { contentFile } from '@/content/model/catalogue';
import { generatedFiles, routeTable } from '@/content/model/route-table';
import { pageFileOf } from '@/content/model/rules/content-files';
import { hasFileBelow } from '@/content/model/rules/destinations';
import type { Rule } from '@/content/model/rules/rule';
import type { Place } from '@/engine/shared/problem';
import { fillText } from '@/engine/islands/fill-text';
import { translationCodes } from '@/messages/languages';

/** Folders of the site in which no page of sections can be, and what is in them. */
const TAKEN: Readonly<Record<string, string>> = {
  admin: 'the editor',
  service: 'services',
  blog: 'articles',
  art: 'drawings',
  files: 'files to download',
  icons: 'icons',
  media: 'pictures',
  social: 'social cards',
  styleguide: 'the style guide',
};

/** The 404 page, the file of the home page, and what the build or Next adds to the site's root. */
export const OWN_FILES: readonly string[] = [
  ...['/404', '/index', '/_not-found', '/robots.txt', '/manifest.webmanifest', '/favicon.ico'],
  ...['/third-party-licences.txt', '/_headers', '/_redirects', '/vercel.json'],
];

/**
 * What has a path already, in words; undefined if nothing but a page of sections can have it.
 *
 * @param codes of translations, each of which is in a folder of its own
 */
export function holderOf(path: string, codes = translationCodes): string | undefined {
  const [, folder = ''] = path.split('/');
  if (Object.hasOwn(TAKEN, folder)) return `in the folder of ${TAKEN[folder]}; choose another`;
  return codes.includes(folder) ? 'in the folder of a translation; choose another' : undefined;
}

/** Nothing else is at the path of a page of sections or of a story. */
export const pagePaths: Rule = {
  name: 'a page of sections or of a story has a path of its own',
  check({ content, pages, absent, facts, root, language }) {
    const hasFile = hasFileBelow(root);
    const ofTable = new Map<string, string>(
      routeTable.map(({ key, path }) => [
        fillText(path, facts),
        absent.has(`pages/${key}`)
          ? `kept for pages/${key}.yaml, which may come back; choose another, and name this one in \`aliases\``
          : `the page of pages/${key}.yaml already`,
      ]),
    );
    const earlier = new Map<string, Place>();
    const own = [
      ...pages.map(({ name, path }) => ({
        path,
        place: { file: pageFileOf(name, language), path: ['path'] },
      })),
      ...content['client-stories'].stories.map(({ path }, index) => ({
        path,
        place: { file: contentFile('client-stories', language), path: ['stories', index, 'path'] },
      })),
    ];
    return own.flatMap(({ path, place }) => {
      if (path === undefined) return [];
      const isFile = [...generatedFiles, ...OWN_FILES].includes(path) || hasFile(path);
      const holder = ofTable.get(path) ?? holderOf(path) ?? (isFile ? 'a file already' : undefined);
      const see = earlier.get(path);
      earlier.set(path, see ?? place);
      if (holder) return [{ ...place, message: `“${path}” is ${holder}` }];
      return see ? [{ ...place, message: `“${path}” is the page of {see} already`, see }] : [];
    });
  },
};
