import { folderWith } from '@/__tests__/temporary-folder';
import { svgSize } from '@/content/model/reading/svg-size';

test('an SVG is found by its URL, whatever characters its name has', () => {
  const root = folderWith({ 'public/journal/r&d 2.svg': '<svg width="3" height="4"/>' });
  expect(svgSize('/journal/r%26d%202.svg', root)).toEqual({ width: 3, height: 4 });
});
