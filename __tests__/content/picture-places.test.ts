import { picturePlaces } from '@/content/model/picture-places';
import { inText } from '@/content/model/pictures';

/** The width of the largest phone in CSS pixels, and its device pixel ratio. */
const WIDTH = 440;
const DENSITY = 3;
const PHONE_BYTES = 120_000;
/** The width that a container leaves for content, as in `sizes`. */
const CONTENT = 0.956 * WIDTH - 24;
/** How much narrower than its place a file may be. */
const NARROWER = 0.03;

test.each(Object.entries(picturePlaces))(
  'a picture at %s takes less than 120 kB on any phone',
  (place, { maxBytes }) => {
    const needed = (place === 'full' ? WIDTH : CONTENT) * DENSITY;
    const files = Object.entries(maxBytes).map(([width, bytes]) => [Number(width), bytes] as const);
    const chosen = files.find(([width]) => width * (1 - NARROWER) >= needed) ?? files.at(-1);
    expect(chosen?.[1]).toBeLessThan(PHONE_BYTES);
  },
);

test('a picture is cut around its middle, unless the content says otherwise', () => {
  expect(inText('a.jpg').focus).toEqual([0.5, 0.5]);
});
