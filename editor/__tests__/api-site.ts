/** A site with one file of facts and one article, and the editor's API for it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderWith } from '@/__tests__/temporary-folder';
import { createApi } from '@/editor/api';

export const SITE = 'content/site.yaml';
export const JOURNAL = 'content/en/journal';
export const PAGES = 'content/en/pages';
export const ABOUT = `${PAGES}/about.yaml`;
export const onSave = jest.fn();
export let root: string;
export let api: ReturnType<typeof createApi>;

export const path = (file: string) => join(root, file);
export const read = (file: string) => readFileSync(path(file), 'utf8');
export const save = (file: string, raw: string, tab?: string) =>
  api({ action: 'persistEntry', params: { dataFiles: [{ path: file, raw }], assets: [] } }, tab);
export const open = (file: string, tab?: string) =>
  api({ action: 'getEntry', params: { path: file } }, tab);

beforeEach(() => {
  root = folderWith({
    [SITE]: '# Facts.\nname: Loom\n',
    'package.json': '{}',
    [`${JOURNAL}/two-looms.md`]: '---\ntitle: Two looms\n---\n\nText.\n',
  });
  onSave.mockClear();
  api = createApi({
    root,
    files: new Map([
      [SITE, 'Company'],
      [ABOUT, 'About'],
    ]),
    articles: JOURNAL,
    pages: PAGES,
    onSave,
  });
});
