import { folderWith } from '@/__tests__/temporary-folder';
import { bundleTarget } from '@/engine/bundle/bundle-target';

test.each([
  ['the oldest of each browser', ['chrome >= 109', 'ios_saf >= 16.4'], ['chrome109', 'ios16.4']],
  ['ES2022 beside browsers that esbuild does not know', ['op_mini all'], ['es2022']],
])('the bundles’ target is %s', (_, browserslist, target) => {
  const root = folderWith({ 'package.json': JSON.stringify({ browserslist }) });
  expect(bundleTarget(root)).toEqual(target);
});

test('without a list of browsers the bundles’ target is ES2022', () => {
  expect(bundleTarget(folderWith({ 'package.json': '{}' }))).toEqual(['es2022']);
});
