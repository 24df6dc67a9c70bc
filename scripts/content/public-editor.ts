import { basename } from 'node:path';
import { filesIn } from '@/content/model/reading/read-file';
import type { Problem } from '@/engine/shared/problem';

/** Where an editor is by custom, and the script of one that is elsewhere. */
const EDITOR = /^public\/admin\//;
const SCRIPT = /^(?:decap|netlify|sveltia|static)-cms\b.*\.js$/;

/**
 * An editor among the files that the site serves as they are. Previews of the site run the code of
 * branches, which could then act for whoever is logged in to the editor.
 *
 * @param root folder of the site's sources
 */
export function publicEditor(root: string): Problem[] {
  const file = filesIn('public', root).find(
    (path) => EDITOR.test(path) || SCRIPT.test(basename(path)),
  );
  const message =
    'belongs to an editor, which needs an address of its own: here the code of any branch, which previews run, could save in the name of whoever is logged in (editor/README.md)';
  return file === undefined ? [] : [{ file, message }];
}
