import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unusedPictures } from '@/scripts/content/picture-advice';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'media-'));
  mkdirSync(join(root, 'content/media/old'), { recursive: true });
  for (const file of ['head.jpg', 'two desks.png', 'old/team.jpg']) {
    writeFileSync(join(root, 'content/media', file), '');
  }
});
afterEach(() => rmSync(root, { recursive: true }));

it('names the originals that neither a field nor a text shows', () => {
  const values = [
    { image: { file: 'head.jpg', alt: '' } },
    { sections: [{ kind: 'text', text: 'See\n\n![Two desks](/media/two%20desks.png)\n' }] },
  ];
  expect(unusedPictures(values, root)).toEqual([
    'Advice: no page shows content/media/old/team.jpg; nothing of it is published',
  ]);
});

it('has nothing to say where there is no original', () => {
  expect(unusedPictures([], join(root, 'elsewhere'))).toEqual([]);
});
