import { articleCalled, articleFile as article } from '@/__tests__/content/examples';
import { ARTICLE } from './content-copy';
import { copy } from './fresh-copy';

const OTHER = 'content/en/journal/three-looms.md';

it('reports a row of a table that has more cells than the first, which would be left out', () => {
  const rows = ['| A | B |', '| - | -: |', '| a | b | |', '| a |', '| a | b | c |'];
  copy.write(ARTICLE, article(rows.join('\n')));
  expect(copy.onlyProblem()).toContain(`${ARTICLE}:15: has “c” in a column without a heading`);
});

it('reports a picture in a folder that no host can let readers of feeds load', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';
  for (const folder of ['my looms', 'looms/new ones']) copy.write(`public/${folder}/a.svg`, svg);
  copy.write(ARTICLE, article('![a](/my%20looms/a.svg)\n\n![b](/looms/new%20ones/a.svg)'));
  expect(copy.onlyProblem()).toMatch(
    /two-looms\.md:11: image \/my%20looms\/a\.svg: rename its folder with letters, digits/,
  );
});

it('reports images that cannot be shown, and top-level headings, with lines', () => {
  copy.write(ARTICLE, article('# Loom\n\n![a](/a.svg) ![b][b]\n\n[b]: /b.svg\n\n```\n# c\n```'));
  copy.write(OTHER, articleCalled('Three', {}, '![c](https://c.org/c.png)'));
  const about = copy.problems().filter((problem) => /image|#/.test(problem));
  expect(about).toEqual([
    expect.stringMatching(/three-looms\.md:11: image .* has to be an SVG under public\//),
    expect.stringMatching(/two-looms\.md:11: begins a heading with one #; write ##/),
    expect.stringMatching(/two-looms\.md:13: image \/a\.svg: there is no file public\/a\.svg/),
    expect.stringMatching(/two-looms\.md:15: image \/b\.svg: there is no file public\/b\.svg/),
  ]);
});
