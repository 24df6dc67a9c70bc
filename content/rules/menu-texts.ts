import { basename } from 'node:path';
import type { RawContent } from '@/content/rules/raw-content';
import { lineOf } from '@/content/rules/redirects';
import { problemAt, type Problem } from '@/engine/content/problem';
import { fieldsOf, isList, valueAt } from '@/engine/content/values';
import type { Source } from '@/engine/content/source';

/** The field that a page of the panel needs. */
const TEXT = ['menuText'];

/** Where `menus.yaml` places a page in the panel; undefined if it does not. */
function placeOf(name: string, menus: Source | undefined): string | undefined {
  const about = valueAt(menus?.data, ['about']);
  const index = isList(about) ? about.indexOf(name) : -1;
  return menus && index >= 0 ? lineOf({ source: menus, path: ['about', index] }) : undefined;
}

/** Pages of the panel that have no text to show there, a line each. */
export function menuTextProblems({ sources, pages }: RawContent): Problem[] {
  const { menus, ...others } = sources;
  const ofTable = Object.entries(others).filter(([name]) => name.startsWith('pages/'));
  return [...ofTable.map(([, source]) => source), ...pages].flatMap((source) => {
    const { menus: own, menuText } = fieldsOf(source.data);
    const place =
      placeOf(basename(source.file, '.yaml'), menus) ??
      (isList(own) && own.includes('about') ? lineOf({ source, path: ['menus'] }) : undefined);
    if (!place || menuText !== undefined) return [];
    return [
      problemAt(
        { file: source.file, path: TEXT },
        `is missing: the menu “about” shows a line about each page (${place})`,
      ),
    ];
  });
}
