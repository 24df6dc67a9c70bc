import type { Forms } from '@/editor/hosted/field-labels';
import { keepOthers, type Backend } from '@/editor/hosted/keep-others';

const FAQ = 'content/en/faq.yaml';
const ARTICLE = 'content/en/journal/two-looms.md';
const PICTURE = 'content/media/team.jpg';

const text = { name: 'text', label: 'Answer' };
const forms: Forms = {
  media_folder: 'content/media',
  collections: [
    { folder: 'content/en/journal', fields: [{ name: 'title', label: 'Title' }] },
    {
      files: [
        {
          file: FAQ,
          fields: [
            { name: 'list', label: 'Questions', label_singular: 'Question', fields: [text] },
            { name: 'intro', label: 'Intro', fields: [text] },
          ],
        },
      ],
    },
  ],
};

let files: Map<string, string>;
let choose: jest.Mock;
let backend: Backend;

beforeEach(() => {
  files = new Map([
    [FAQ, '# Ours.\nlist:\n  - text: a # one\nintro:\n  text: b\n'],
    [ARTICLE, '---\ntitle: One\n---\n\nText.\n'],
    [PICTURE, 'pixels'],
  ]);
  choose = jest.fn();
  global.window = { alert: jest.fn() } as unknown as typeof window;
  const write = ({ path, raw }: { path: string; raw: string }) => files.set(path, raw);
  const own: Backend = {
    api: {
      readFile(path, _, { parseText = true }) {
        const data = files.get(path);
        if (data !== undefined) return Promise.resolve(parseText ? data : new Blob([data]));
        return Promise.reject(Object.assign(new Error('Not Found'), { status: 404 }));
      },
    },
    getEntry: (path) => Promise.resolve({ file: { path, id: null }, data: '' }),
    persistEntry: ({ dataFiles, assets }) => {
      dataFiles.forEach(write);
      assets.forEach(({ path }) => write({ path, raw: 'new' }));
      return Promise.resolve();
    },
    getMedia: (folder = 'content/media') =>
      Promise.resolve(
        [...files]
          .filter(([path]) => path.startsWith(`${folder}/`))
          .map(([path, data]) => ({ path, id: `hash of ${data}` })),
      ),
    persistMedia: ({ path }) => Promise.resolve(write({ path, raw: 'new' })),
    deleteFiles: (paths) => Promise.resolve(paths.forEach((path) => files.delete(path))),
  };
  backend = keepOthers(own, forms, choose);
});

const save = (path: string, raw: string, assets: { path: string; fileObj?: Blob }[] = []) =>
  backend.persistEntry({ dataFiles: [{ path, raw }], assets }, {});

test('a file that nobody else has changed is saved as it is', async () => {
  await backend.getEntry(FAQ);
  await save(FAQ, 'a: 1\n');
  await save(FAQ, 'a: 2\n');
  expect(files.get(FAQ)).toBe('a: 2\n');
});

test('a file that is not there is opened empty, but not one that cannot be read', async () => {
  expect(await backend.getEntry('content/en/new.yaml')).toMatchObject({ data: '' });
  backend.api.readFile = () => Promise.reject(Object.assign(new Error('Down'), { status: 503 }));
  await expect(backend.getEntry(FAQ)).rejects.toThrow('Down');
});

test('a save is merged into what the file holds now, comments included, and so is the next', async () => {
  await backend.getEntry(FAQ);
  const former = files.get(FAQ)!;
  files.set(FAQ, former.replace('text: b', 'text: b2').replace('# one', '# two'));
  await save(FAQ, former.replace('text: a', 'text: a1'));
  await save(FAQ, former.replace('text: a', 'text: a2'));
  expect(files.get(FAQ)).toBe('# Ours.\nlist:\n  - text: a2 # two\nintro:\n  text: b2\n');
  expect(choose).not.toHaveBeenCalled();
});

test('where both changed one field, somebody chooses, in the words of the form', async () => {
  await backend.getEntry(FAQ);
  const former = files.get(FAQ)!;
  const theirs = former.replace('text: a', 'text: a1').replace('text: b', 'text: b1');
  files.set(FAQ, theirs);
  const mine = former.replace('text: a', 'text: a2').replace('text: b', 'text: b2');
  choose.mockResolvedValueOnce(undefined);
  await expect(save(FAQ, mine)).rejects.toThrow('nothing was chosen');
  expect(files.get(FAQ)).toBe(theirs);
  choose.mockResolvedValueOnce(['a2', 'b1']);
  await save(FAQ, mine);
  expect(files.get(FAQ)).toBe(theirs.replace('a1', 'a2'));
  expect(choose).toHaveBeenLastCalledWith([
    expect.objectContaining({ label: 'Questions › Question 1 › Answer', mine: 'a2', theirs: 'a1' }),
    expect.objectContaining({ label: 'Intro › Answer', mine: 'b2', theirs: 'b1' }),
  ]);
});

test('an article merges its title and its text', async () => {
  await backend.getEntry(ARTICLE);
  files.set(ARTICLE, '---\n# Ours.\ntitle: Two\n---\n\nText.\n');
  await save(ARTICLE, '---\ntitle: One\n---\n\nLonger.\n');
  expect(files.get(ARTICLE)).toBe('---\n# Ours.\ntitle: Two\n---\n\nLonger.\n');
});

test('a file that is gone is not brought back, and a new one replaces none', async () => {
  await backend.getEntry(ARTICLE);
  files.delete(ARTICLE);
  await expect(save(ARTICLE, 'Mine.')).rejects.toThrow('has deleted this');
  await backend.getEntry(ARTICLE);
  files.set(ARTICLE, 'Theirs.');
  await expect(save(ARTICLE, 'Mine.')).rejects.toThrow('choose another title');
  expect(files.get(ARTICLE)).toBe('Theirs.');
});

test('an entry that was changed meanwhile is not deleted', async () => {
  await backend.getEntry(ARTICLE);
  files.set(ARTICLE, 'Theirs.');
  await expect(backend.deleteFiles([ARTICLE], '')).rejects.toThrow('was not deleted');
  await backend.getEntry(ARTICLE);
  await backend.deleteFiles([ARTICLE], '');
  expect([...files.keys()]).toEqual([FAQ, PICTURE]);
});

test.each([PICTURE, 'public/logos/theirs.svg', 'public/files/terms.pdf'])(
  'of %s what nobody here has seen is not deleted',
  async (path) => {
    files.set(path, 'first');
    const folder = path.slice(0, path.lastIndexOf('/'));
    await expect(backend.deleteFiles([path], '')).rejects.toThrow('was not deleted');
    await backend.getMedia(folder);
    files.set(path, 'second');
    await expect(backend.deleteFiles([path], '')).rejects.toThrow('was not deleted');
    // The form of an entry lists its pictures anew; the library still shows the first.
    await backend.getMedia(folder);
    await expect(backend.deleteFiles([path], '')).rejects.toThrow('was not deleted');
    expect(files.get(path)).toBe('second');
    files.set(path, 'first');
    await expect(backend.deleteFiles([path], '')).rejects.toThrow('was not deleted');
  },
);

test('what somebody has seen, or added, is deleted, and may be added again', async () => {
  await backend.getEntry(FAQ);
  await backend.getMedia();
  await backend.deleteFiles([PICTURE], '');
  const pixels = { path: PICTURE, fileObj: new Blob(['other']) };
  await backend.persistMedia(pixels, {});
  await backend.deleteFiles([PICTURE], '');
  const logo = { path: 'public/logos/ours.svg', fileObj: new Blob(['<svg/>']) };
  await save(FAQ, 'a: 1\n', [pixels, logo]);
  await backend.deleteFiles([PICTURE, logo.path], '');
  expect([...files.keys()]).toEqual([FAQ, ARTICLE]);
});

test('a picture replaces no other of its name', async () => {
  await backend.getEntry(FAQ);
  const other = { path: PICTURE, fileObj: new Blob(['others']) };
  await expect(save(FAQ, 'a: 1\n', [other])).rejects.toThrow('another file called “team.jpg”');
  await expect(backend.persistMedia(other, {})).rejects.toThrow('another file');
  await save(FAQ, 'a: 1\n', [{ path: PICTURE, fileObj: new Blob(['pixels']) }]);
  expect(files.get(PICTURE)).toBe('pixels');
  await save(FAQ, 'a: 1\n', [{ ...other, path: 'content/media/new.jpg' }]);
  expect(files.get('content/media/new.jpg')).toBe('new');
});

test('a PDF is a download; what is not one is refused', async () => {
  const upload = (bytes: string) =>
    backend.persistMedia({ path: 'content/media/Terms.PDF', fileObj: new Blob([bytes]) }, {});
  await upload('%PDF-1.7');
  expect(files.get('public/files/terms.pdf')).toBe('new');
  await expect(upload('')).rejects.toThrow('Terms.PDF is not a PDF');
  expect(files.has('content/media/terms.pdf')).toBe(false);
});

test('somebody who saves at the same moment is not overtaken', async () => {
  await backend.getEntry(FAQ);
  const heads: unknown[] = [];
  backend.api.getDefaultBranch = () => Promise.resolve({ commit: { sha: `head-${heads.length}` } });
  const { readFile, getDefaultBranch } = backend.api;
  backend.api.readFile = (path, id, options) => {
    heads.push(options.branch);
    return readFile(path, id, options);
  };
  await save(FAQ, 'a: 1\n');
  expect(heads).toEqual(['head-0']);
  expect(backend.api.getDefaultBranch).toBe(getDefaultBranch);
  backend.api.readFile = () => Promise.reject(new Error('Update is not a fast forward'));
  await expect(save(FAQ, 'a: 2\n')).rejects.toThrow('save again');
});
