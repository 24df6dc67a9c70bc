/** An owner's own pictures, in fields and in texts. */
import { stringify } from 'yaml';
import { articleFile, INTRO, pageFile, section } from '@/__tests__/content/examples';
import { noise, plain, svg } from '@/__tests__/content/picture-files/originals';
import { ARTICLE, SPRING } from './content-copy';
import { copy } from './fresh-copy';

const SVG = '/logos/ada.svg';
const LOGOS = 'content/en/logos.yaml';

let large: Buffer;
let small: Buffer;
beforeAll(async () => {
  large = await plain(1600, 1200).jpeg().toBuffer();
  small = await plain(90, 90).png().toBuffer();
});
beforeEach(() => {
  copy.write('content/media/team.jpg', large);
  copy.write('content/media/small.png', small);
});

/** Writes a page with this section after its introduction. */
const writePage = (added: string) => copy.write(SPRING, pageFile(INTRO + added));

const picture = (...fields: string[]) =>
  section('picture', 'image:', ...fields.map((one) => `  ${one}`));

it('may be in sections, above an article and in its text', () => {
  writePage(picture('file: team.jpg', 'alt: A team', 'focus: [0.5, 0.3]'));
  copy.write(
    ARTICLE,
    articleFile('![Desks](/media/team.jpg)', { image: "{ file: team.jpg, alt: '' }" }),
  );
  expect(copy.problems()).toEqual([]);
});

it.each([
  ['no file', ['file: nobody.jpg'], /content\/media\/nobody\.jpg is missing/],
  ['a file in a file', ['file: team.jpg/a.jpg'], /content\/media\/team\.jpg\/a\.jpg is missing/],
  ['no name of a file', [`file: ${'a'.repeat(260)}.jpg`], /content\/media\/a+\.jpg is missing/],
  ['a file elsewhere', ['file: ../site.yaml'], /must be the name of a file in content\/media/],
  [
    'a focus outside',
    ['file: team.jpg', 'focus: [0.5, 30]'],
    /entry 2 of image\.focus: must be at most 1$/,
  ],
])('in a section with %s is reported with its line', (_, fields, message) => {
  writePage(picture('alt: A', ...fields));
  const problem = copy.onlyProblem();
  expect(problem).toMatch(message);
  expect(copy.lineOf(problem)).toContain(fields.at(-1));
});

const ada = { name: 'Ada Weaver', role: 'Head of weaving', text: 'Ada threads the looms.' };

it.each<[where: string, least: string, write: (image: object) => void]>([
  [
    'on a page',
    '1200',
    (image) => writePage(section('picture', `image: ${JSON.stringify(image)}`)),
  ],
  ['as a logo', '120', (image) => copy.set(LOGOS, ['logos', 0], { name: 'Ada', image })],
  [
    'beside the heading of a page that is code',
    '800 by 534',
    (image) => copy.set('content/en/pages/contact.yaml', ['intro', 'image'], image),
  ],
  [
    'in a slide',
    '700 by 560',
    (image) => copy.set('content/en/hero.yaml', ['slides', 0, 'image'], image),
  ],
  [
    'of an author',
    '192 by 192',
    (image) =>
      copy.write(
        'content/en/authors.yaml',
        stringify({ authors: [{ id: 'ada-weaver', ...ada, image }] }),
      ),
  ],
  [
    'in the team',
    '400 by 400',
    (image) => copy.write('content/en/team.yaml', stringify({ people: [{ ...ada, image }] })),
  ],
])('%s must be large enough, and is reported with its line if not', async (where, least, write) => {
  const alt = where === 'as a logo' ? undefined : 'Ada';
  write({ file: 'team.jpg', alt });
  expect(await copy.unfitPictures()).toEqual([]);
  write({ file: 'small.png', alt });
  const [problem, ...others] = await copy.unfitPictures();
  expect(problem).toContain('content/media/small.png is 90 pixels');
  expect(problem).toMatch(new RegExp(`needs at least ${least}$`));
  expect(copy.lineOf(problem)).toContain('small.png');
  expect(others).toEqual([]);
});

it('without a description is reported, because only an empty one marks decoration', () => {
  writePage(picture('file: team.jpg'));
  const problem = copy.onlyProblem();
  expect(problem).toMatch(/^content\/en\/pages\/spring\.yaml:\d+: .*image\.alt: /);
});

for (const [mention, message] of [
  ['![](/media/team.jpg)', /has no description; write what it shows between \[ and \]/],
  ['![A team](/media/nobody.jpg)', /content\/media\/nobody\.jpg is missing/],
  ['![A team](/media/../site.yaml)', /outside of content\/media/],
  ['![A team](/team.jpg)', /a photograph belongs in content\/media, .* \/media\/team\.jpg$/],
  ['![A team](content/media/team.jpg)', /is written \/media\/team\.jpg$/],
] as const) {
  it(`in a text, ${mention} is reported with its line`, () => {
    copy.write(ARTICLE, articleFile(`One.\n\n${mention}`));
    const problem = copy.onlyProblem();
    expect(problem).toMatch(message);
    expect(copy.lineOf(problem)).toBe(mention);
  });
}

it('that is damaged is reported wherever it is used, with its line', async () => {
  const whole = await noise(1600, 1200).png().toBuffer();
  // The header and the end are intact, so only decoding reveals the damage.
  copy.write('content/media/team.png', whole.fill(0, 200, 40_000));
  writePage(picture('file: team.png', 'alt: A team'));
  copy.write(ARTICLE, articleFile('One.\n\n![A team](/media/team.png)'));
  const problems = await copy.unfitPictures();
  expect(problems).toHaveLength(2);
  for (const problem of problems) {
    expect(problem).toMatch(/content\/media\/team\.png is broken and cannot be shown/);
    expect(copy.lineOf(problem)).toContain('team.png');
  }
});

it.each([
  [{ name: 'Ada' }, /field image: is missing; name a picture in content\/media/],
  [{ name: 'Ada', image: { file: 'team.jpg' }, src: SVG, width: 9, height: 9 }, /give only one/],
  [{ name: 'Ada', src: SVG, height: 9 }, /field width: is missing/],
  [{ name: 'Ada', src: SVG, width: 9 }, /field height: is missing/],
  [{ name: 'Ada', image: { file: 'nobody.png' } }, /content\/media\/nobody\.png is missing/],
])('is reported if a logo is %j', (logo, message) => {
  copy.write('public/logos/ada.svg', svg(''));
  copy.set(LOGOS, ['logos', 0], logo);
  const problem = copy.onlyProblem();
  expect(problem).toMatch(/^content\/en\/logos\.yaml:\d+: entry 1 of logos/);
  expect(problem).toMatch(message);
});

it('is reported if it is the SVG of a logo and has a script', () => {
  copy.set(LOGOS, ['logos', 0], { name: 'Ada', src: SVG, width: 9, height: 9 });
  copy.write(`public${SVG}`, svg('', '<path d="M0 0h9v9"/>'));
  expect(copy.problems()).toEqual([]);
  copy.write(`public${SVG}`, svg('', '<script/>'));
  const problem = copy.onlyProblem();
  expect(problem).toContain(`field src: public${SVG} contains <script>`);
  expect(copy.lineOf(problem)).toContain(SVG);
});

it.each(['light', 'dark'])('must be there if it stands for the name in %s', (theme) => {
  copy.set('content/brand.yaml', ['wordmark', theme, 'file'], 'nobody.svg');
  const problem = copy.onlyProblem();
  expect(problem).toMatch(/^content\/brand\.yaml:\d+: .*content\/media\/nobody\.svg is missing/);
  expect(copy.lineOf(problem)).toContain('nobody.svg');
});
