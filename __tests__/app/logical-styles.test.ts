import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';

/** Declarations of a style sheet that name left or right, outside rules for one direction. */
function physicalDeclarations(css: string): string[] {
  const found: string[] = [];
  postcss.parse(css).walkDecls(({ prop, value, parent }) => {
    const isSide = /(^|-)(left|right)(-|$)/.test(prop) || /^(left|right)$/.test(value);
    const selector = parent?.type === 'rule' ? parent.selector : '';
    // The page's scrollbar is on the same side in every language.
    if (value.includes('--scrollbar-width')) return;
    if (isSide && !selector.includes('[dir=')) found.push(`${prop}: ${value}`);
  });
  return found;
}

const sheets = readdirSync('app').filter((file) => file.endsWith('.css'));

test.each(sheets)('%s names the start and the end of lines, not left and right', (sheet) => {
  expect(physicalDeclarations(readFileSync(join('app', sheet), 'utf8'))).toEqual([]);
});
