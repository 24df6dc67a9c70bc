/** Pictures that a form adds or removes. */
import fs, {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { noise, plain, svg } from '@/__tests__/content/picture-files/originals';
import { folderWith } from '@/__tests__/temporary-folder';
import { Refused } from '@/editor/content-paths';
import {
  api,
  assetOf,
  MEDIA,
  open,
  path,
  photo,
  read,
  remove,
  SITE,
  TEAM,
  upload,
} from './api-site';

const save = (raw: string, ...assets: ReturnType<typeof assetOf>[]) =>
  api({ action: 'persistEntry', params: { dataFiles: [{ path: SITE, raw }], assets } });
const media = () => (existsSync(path(MEDIA)) ? readdirSync(path(MEDIA)) : []);

beforeEach(() => open(SITE));

test('a picture is saved with its entry, unchanged', async () => {
  const bytes = await photo();
  await save('name: Loom\nimage: team.jpg\n', assetOf(TEAM, bytes));
  expect(readFileSync(path(TEAM)).equals(bytes)).toBe(true);
  expect(read(SITE)).toContain('team.jpg');
});

test('a broken picture that was replaced before the save is neither kept nor reported', async () => {
  const broken = assetOf(`${MEDIA}/broken.jpg`, Buffer.from('x'.repeat(99)));
  await save('name: Loom\nimage: team.jpg\n', broken, assetOf(TEAM, await photo()));
  expect(media()).toEqual(['team.jpg']);
});

test('the library lists all pictures, as small copies', async () => {
  await upload(TEAM, await plain(1600, 1200).jpeg().toBuffer());
  await upload(`${MEDIA}/mark.svg`, Buffer.from(svg()));
  writeFileSync(path(`${MEDIA}/broken.png`), 'nothing');
  const shown = (await api({ action: 'getMedia' })) as { name: string; content: string }[];
  expect(shown.map(({ name }) => name)).toEqual(['broken.png', 'mark.svg', 'team.jpg']);
  const team = Buffer.from(shown.at(-1)?.content ?? '', 'base64');
  expect(team.length).toBeLessThan(30_000);
  expect((await sharp(team).metadata()).width).toBe(320);
  expect(await api({ action: 'getMediaFile', params: { path: TEAM } })).toEqual(shown.at(-1));
});

test.each([
  // Found by its first bytes.
  ['a text', 'a.jpg', () => Promise.resolve(Buffer.from('x'.repeat(99))), /is not a picture/],
  // Found by decoding it.
  [
    'a picture that breaks in its middle',
    'a.png',
    async () => (await noise(300, 300).png().toBuffer()).fill(0, 200, 40_000),
    /is broken/,
  ],
])('%s is refused, and nothing is saved', async (_, name, bytes, message) => {
  const file = `${MEDIA}/${name}`;
  await expect(save(`name: X\nimage: ${name}\n`, assetOf(file, await bytes()))).rejects.toThrow(
    message,
  );
  await expect(upload(file, await bytes())).rejects.toThrow(Refused);
  expect(media()).toEqual([]);
  expect(read(SITE)).toBe('# Facts.\nname: Loom\n');
});

test.each([
  '../team.jpg',
  'team.jpg',
  'public/team.jpg',
  `${MEDIA}/../team.jpg`,
  `${MEDIA}/sub/team.jpg`,
  `${MEDIA}/.team.jpg`,
  `${MEDIA}/A team.jpg`,
  `${MEDIA}/team`,
  `${MEDIA}/${'a'.repeat(260)}.jpg`,
])('a picture cannot be called “%s”', async (name) => {
  const bytes = await photo();
  await expect(upload(name, bytes)).rejects.toThrow(Refused);
  await expect(save(`name: X\nimage: ${name}\n`, assetOf(name, bytes))).rejects.toThrow(
    /cannot be called/,
  );
});

test('another picture of the same name is never overwritten', async () => {
  const first = await photo();
  await upload(TEAM, first);
  await upload(TEAM, first);
  await expect(upload(TEAM, await photo('#ffffff'))).rejects.toThrow('another file called');
  expect(readFileSync(path(TEAM)).equals(first)).toBe(true);
});

test('a picture that does not fit on the disk is gone again, and can be saved later', async () => {
  const asset = assetOf(TEAM, await photo());
  jest.spyOn(fs, 'fsyncSync').mockImplementationOnce(() => {
    throw new Error('no space left on device');
  });
  const raw = 'name: Loom\nimage: team.jpg\n';
  await expect(save(raw, asset)).rejects.toThrow('no space left');
  expect(media()).toEqual([]);
  await save(raw, asset);
  expect(media()).toEqual(['team.jpg']);
});

test('an entry that cannot be saved adds no picture, and removes none', async () => {
  const bytes = await photo();
  await upload(TEAM, bytes);
  writeFileSync(path(SITE), 'name: Changed\n');
  const other = assetOf(`${MEDIA}/other.jpg`, bytes);
  const raw = 'name: X\nimages: [team.jpg, other.jpg]\n';
  await expect(save(raw, assetOf(TEAM, bytes), other)).rejects.toThrow('has been changed');
  expect(media()).toEqual(['team.jpg']);
});

test('a picture that was added with an entry is deleted when no entry names it any more', async () => {
  await upload(`${MEDIA}/kept.jpg`, await photo());
  await save('name: Loom\nimage: team.jpg\n', assetOf(TEAM, await photo('#ffffff')));
  await save('name: Weft\nimage: team.jpg\n');
  expect(media()).toEqual(['kept.jpg', 'team.jpg']);
  await save('name: Weft\n');
  expect(media()).toEqual(['kept.jpg']);
});

test.each([
  ['image: { file: a.jpg }', true],
  ["image: { file: 'a.jpg', alt: A }", true],
  ['images: [b.jpg,a.jpg]', true],
  ['text: "![A](/media/a.jpg)"', true],
  ['image: { file: team-a.jpg }', false],
  ['image: { file: team_a.jpg }', false],
  ['image: { file: a.jpg.png }', false],
  ['image: { file: old/a.jpg }', false],
  ['image: { file: axjpg }', false],
])('“%s” names a.jpg: %s', async (field, isNamed) => {
  const file = `${MEDIA}/a.jpg`;
  await save(`name: Loom\n${field}\n`, assetOf(file, await photo()));
  expect(media()).toEqual(isNamed ? ['a.jpg'] : []);
  await upload(file, await photo());
  await remove(file).catch(() => 'refused');
  expect(media()).toEqual(isNamed ? ['a.jpg'] : []);
});

test('a name with a space is found in a text that has it in a URL', async () => {
  const file = `${MEDIA}/two desks.jpg`;
  mkdirSync(path(MEDIA), { recursive: true });
  writeFileSync(path(file), await photo());
  writeFileSync(path(SITE), 'text: "![Desks](/media/two%20desks.jpg)"\n');
  await expect(remove(file)).rejects.toThrow('is used by a page');
});

test('pictures that a symbolic link has elsewhere are neither shown nor added nor deleted', async () => {
  const outside = folderWith({ 'secret.jpg': await photo() });
  mkdirSync(path(MEDIA), { recursive: true });
  const secret = `${MEDIA}/secret.jpg`;
  const refusals = async () => {
    await expect(api({ action: 'getMediaFile', params: { path: secret } })).rejects.toThrow(
      Refused,
    );
    await expect(remove(secret)).rejects.toThrow(Refused);
    expect(await api({ action: 'getMedia' })).toEqual([]);
  };
  for (const target of [join(outside, 'secret.jpg'), 'secret.jpg']) {
    symlinkSync(target, path(secret));
    await refusals();
    rmSync(path(secret));
  }
  rmSync(path(MEDIA), { recursive: true });
  symlinkSync(outside, path(MEDIA));
  await refusals();
  await expect(upload(TEAM, await photo())).rejects.toThrow('symbolic link');
  expect(readdirSync(outside)).toEqual(['secret.jpg']);
});

test('a picture of which a tab may still show an earlier one is not deleted', async () => {
  await upload(TEAM, await photo());
  const library = () => api({ action: 'getMedia' });
  await library();
  rmSync(path(TEAM));
  writeFileSync(path(TEAM), await photo('#ffffff'));
  await expect(remove(TEAM)).rejects.toThrow('was not deleted');
  // The form of an entry lists them anew; the library stays as it was.
  await library();
  await expect(remove(TEAM)).rejects.toThrow('was not deleted');
  expect(media()).toEqual(['team.jpg']);
});

test('a picture that a form has added again can be deleted', async () => {
  const library = () => api({ action: 'getMedia' });
  for (const colour of ['#ffffff', '#000000']) {
    await save('name: Loom\nimage: team.jpg\n', assetOf(TEAM, await photo(colour)));
    await library();
    await save('name: Loom\n');
    expect(media()).toEqual([]);
  }
  await upload(TEAM, await photo());
  await library();
  await remove(TEAM);
  expect(media()).toEqual([]);
});
