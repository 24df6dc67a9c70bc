import { runIn } from '@/__tests__/build/copies';
import { COMPANY_NAME_MAX } from '@/content/model/schemas/site';
import { eyebrow, pageTitle } from '@/content/model/schemas/text';
import { SCRIPT_FLAGS } from '@/scripts/lib/run-script';

/** The part of the card with the text, beside the drawing. */
const CARD = { width: 620, height: 630 };

const company = 'Northweave & Halmerath & Looms'.slice(0, COMPANY_NAME_MAX);
const section = 'Knowledge of many months of weaving well';
const titles = {
  'many short words': 'We do a lot to do it as we do it in a way to be at it all on',
  'few long words': 'Troubleshooting responsibilities telecommunication knowledge',
  'one word': 'responsibilities'.repeat(4).slice(0, 60),
  capitals: 'WHAT WE MAKE OF MANY MONTHS IN WHICH NO MAN WEAVES AT ALL NOW',
  'wide characters': '織'.repeat(30),
};
/** What the home page's card has instead of a title. */
const tagline =
  'People who do the work your own team has no time for, in whatever time zone it is.';

test('the longest name, section and title stay within their social card', async () => {
  expect(pageTitle.safeParse(titles['many short words']).success).toBe(true);
  expect(eyebrow.safeParse(section).success).toBe(true);
  const texts = [...Object.values(titles), tagline];
  const drawn = await runIn('.', [
    ...SCRIPT_FLAGS,
    '__tests__/components/social/drawn-card.tsx',
    ...[company, section, ...texts],
  ]);
  const boxes = drawn
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, number>);
  const outside = texts.filter((_, index) => {
    const { left = NaN, top = NaN, right = NaN, bottom = NaN } = boxes[index] ?? {};
    return !(left >= 0 && top >= 0 && right <= CARD.width && bottom <= CARD.height);
  });
  expect(outside).toEqual([]);
});
