import { join } from 'node:path';
import { folderWith, writeFiles } from '@/__tests__/temporary-folder';
import { checkLinks } from '@/engine/check/check-links';
import { defineSite } from '@/engine/define-site';

const site = defineSite({
  routes: [{ path: '/', kind: 'page' }],
  translations: [{ code: 'de', environment: {} }],
});

test('what a file of the public folder links to is checked under the name that it has', () => {
  const copies = { 'sub/index.html': '<i id="part"></i><a href="proof.html#part">' };
  const root = folderWith();
  const check = (proof: string) => {
    const all = { ...copies, 'sub/proof.html': proof };
    const pages = { 'index.html': '<a href="/sub/index.html#part">', 'de.html': '' };
    writeFiles(join(root, 'public'), all);
    writeFiles(join(root, 'out'), { ...all, ...pages });
    writeFiles(join(root, 'out/de'), all);
    return checkLinks(site, join(root, 'out'), join(root, 'cache'), root);
  };
  expect(check('<i id="part"></i><a href="./index.html">')).toBe(4);
  expect(() => check('<i id="part"></i><a href="/gone">')).toThrow(
    'Broken links (1):\npublic/sub/proof.html -> /gone: no route has this path',
  );
});
