import { picturePlaces } from '@/content/picture-places';

/** The largest phone, in pixels of CSS, and how many real ones it has to each. */
const WIDTH = 440;
const DENSITY = 3;
const PHONE_BYTES = 120_000;
/** What a container leaves of a phone's width, as `sizes` says it. */
const CONTENT = 0.956 * WIDTH - 24;
/** By how much a file may be narrower than its place asks. */
const NARROWER = 0.03;

test.each(Object.entries(picturePlaces))(
  'a picture at %s takes no phone 120 kB',
  (place, { maxBytes }) => {
    const needed = (place === 'full' ? WIDTH : CONTENT) * DENSITY;
    const files = Object.entries(maxBytes).map(([width, bytes]) => [Number(width), bytes] as const);
    const chosen = files.find(([width]) => width * (1 - NARROWER) >= needed) ?? files.at(-1);
    expect(chosen?.[1]).toBeLessThan(PHONE_BYTES);
  },
);
