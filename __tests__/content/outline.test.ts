import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderWith } from '@/__tests__/temporary-folder';
import { readText } from '@/components/journal/markdown';
import {
  OUTLINE_CACHE,
  readHead,
  readOutline,
  readSource,
  readTree,
  wordsIn,
} from '@/content/model/outline';
import { readCached, writeCached } from '@/engine/shared/cache';
import { parseMarkdown } from '@/content/model/reading/markdown-text';

const TEXT = `Warp[^1].

## The *first* \`loom\` & [its thread](/services)[^1]

##

### Aside

## Twice

## Twice

> ## Quoted

![A loom](/media/loom.jpg)

[^1]: Weft.

${'Woven together. '.repeat(100)}`;

test('the sections of a text are those of its table of contents', () => {
  const { sections } = readOutline(TEXT, folderWith({}));
  expect(sections).toEqual(['The first loom & its thread', 'Twice', 'Twice']);
  expect(sections).toEqual(readText({ body: TEXT }).sections.map(({ title }) => title));
});

test('the links, the images and the length of a text are known without rendering it', () => {
  const { mentions, words } = readOutline(TEXT, folderWith({}));
  expect(mentions.map(({ kind, url }) => `${kind} ${url}`)).toEqual([
    'link /services',
    'image /media/loom.jpg',
  ]);
  expect(words).toBe(wordsIn(TEXT));
});

test('an unchanged text is not parsed again, in this process or in a later one', () => {
  const root = folderWith({});
  const outline = readOutline(TEXT, root);
  expect(readOutline(TEXT, root)).toBe(outline);
  const folder = join(root, OUTLINE_CACHE);
  const later = folderWith();
  for (const file of readdirSync(folder)) {
    const kept = readCached(join(folder, file))?.toString('utf8') ?? '';
    writeCached(join(later, OUTLINE_CACHE, file), kept.replaceAll('Twice', 'Thrice'));
  }
  expect(readOutline(TEXT, later).sections).toContain('Thrice');
  expect(readOutline(`${TEXT}Changed.`, later).sections).not.toContain('Thrice');
  expect(JSON.stringify(readTree(TEXT, later))).toContain('Thrice');
});

test('a cached tree is that of the text, and one caller’s changes to it reach no other', () => {
  const root = folderWith({});
  readOutline(TEXT, root);
  const tree = readTree(TEXT, root);
  expect(tree).toEqual(structuredClone(parseMarkdown(TEXT)));
  tree.children.length = 0;
  expect(readTree(TEXT, root).children).not.toHaveLength(0);
});

test('the fields of an article are parsed once, and their lines are still known', () => {
  const root = folderWith({});
  const head = 'title: Two looms\ndate: 2026-03-17\ntopic: weave\n';
  const first = readHead('two-looms.md', head, root);
  const again = readHead('two-looms.md', head, root);
  expect(again.data).toEqual({ title: 'Two looms', date: '2026-03-17', topic: 'weave' });
  for (const { lineOf } of [first, again]) expect(lineOf(['topic'])).toBe(4);
  expect(readdirSync(join(root, OUTLINE_CACHE))).toHaveLength(1);
});

test('fields that cannot be read are reported each time', () => {
  const root = folderWith({});
  for (let time = 0; time < 2; time += 1) {
    expect(() => readHead('two-looms.md', 'title: [Two looms\n', root)).toThrow('two-looms.md:');
  }
});

test('a file is parsed once, in whichever folder, until its text changes', () => {
  const files = { 'looms.yaml': 'a: 1\nb: 2\n' };
  const [here, there] = [folderWith(files), folderWith(files)];
  const source = readSource('looms.yaml', here);
  expect(readSource('looms.yaml', there)).toBe(source);
  expect(source.lineOf(['b'])).toBe(2);
  writeFileSync(join(there, 'looms.yaml'), 'a: 1\nb: 3\n');
  expect(readSource('looms.yaml', there).data).toEqual({ a: 1, b: 3 });
  expect(readSource('looms.yaml', here).data).toEqual({ a: 1, b: 2 });
});
