/** A site with one file of facts and one article, and the editor's API for it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plain } from '@/__tests__/content/picture-files/originals';
import { folderWith } from '@/__tests__/temporary-folder';
import { createApi } from '@/editor/api';

export const SITE = 'content/site.yaml';
export const JOURNAL = 'content/en/journal';
export const PAGES = 'content/en/pages';
export const ABOUT = `${PAGES}/about.yaml`;
export const MEDIA = 'content/media';
export const TEAM = `${MEDIA}/team.jpg`;
export const onSave = jest.fn();
export let root: string;
export let api: ReturnType<typeof createApi>;

export const path = (file: string) => join(root, file);
export const read = (file: string) => readFileSync(path(file), 'utf8');
export const save = (file: string, raw: string, tab?: string) =>
  api({ action: 'persistEntry', params: { dataFiles: [{ path: file, raw }], assets: [] } }, tab);
export const open = (file: string, tab?: string) =>
  api({ action: 'getEntry', params: { path: file } }, tab);
export const remove = (file: string, tab?: string) =>
  api({ action: 'deleteFiles', params: { paths: [file] } }, tab);

export const photo = (colour?: string) => plain(640, 480, colour).jpeg().toBuffer();
/** A picture or a download as Decap sends it. */
export const assetOf = (name: string, bytes: Buffer) => ({
  path: name,
  content: bytes.toString('base64'),
  encoding: 'base64',
});
export const upload = (name: string, bytes: Buffer) =>
  api({ action: 'persistMedia', params: { asset: assetOf(name, bytes) } });

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
