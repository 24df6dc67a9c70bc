import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { folderWith } from '@/__tests__/temporary-folder';
import { exportEditor } from '@/editor/hosted/export-editor';

// Decap itself is installed on first use only.
jest.mock('@/editor/admin-files', () => ({
  ...jest.requireActual<object>('@/editor/admin-files'),
  ensureEditor: () => undefined,
  hostedFiles: () => [],
  adminConfig: () => '',
}));

test('the hosted page connects to the repository’s host alone, and is shown in no frame', async () => {
  const folder = folderWith();
  await exportEditor(folder, 'owner/name', 'https://site.example');
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const $ = load(read('index.html'));
  const policy = $('head > meta[http-equiv="Content-Security-Policy"]').attr('content');
  expect(policy?.split('; ')).toEqual(
    expect.arrayContaining([
      "default-src 'self'",
      "connect-src 'self' blob: https://api.github.com",
    ]),
  );
  expect(read('_headers')).toBe(
    `/*\n  Content-Security-Policy: ${policy}; frame-ancestors 'none'\n  X-Frame-Options: DENY\n`,
  );
  // The script that merges saves runs in a browser.
  expect(read('formats.js')).toContain('merged-yaml');
  // Not every host sends such headers.
  expect($('script').first().text()).toMatch(/window\.top !== window\) window\.stop\(\)/);
});

test.each(['public/admin', 'out', `${process.cwd()}/out/admin`])(
  'nothing is written into what is published with the site: %s',
  async (folder) => {
    const exported = exportEditor(folder, 'owner/name', 'https://site.example');
    await expect(exported).rejects.toThrow('an address of its own');
  },
);
