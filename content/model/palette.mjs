/**
 * The palette of a site from one colour, in plain JavaScript: style sheets take it before anything of
 * TypeScript runs. Colours are `#rrggbb`; lightness, chroma and hue are those of OKLCH, in which
 * equal steps look equal (https://bottosson.github.io/posts/oklab/).
 */

const toLinear = (part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const toGamma = (part) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);

const linearOf = (colour) =>
  [1, 3, 5].map((start) => toLinear(parseInt(colour.slice(start, start + 2), 16) / 255));

const times = (matrix, [x, y, z]) => matrix.map(([a, b, c]) => a * x + b * y + c * z);

const TO_LMS = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const TO_LAB = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const FROM_LAB = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const FROM_LMS = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

function oklchOf(colour) {
  const [lightness, a, b] = times(TO_LAB, times(TO_LMS, linearOf(colour)).map(Math.cbrt));
  return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) };
}

/** The colour, with as much of the chroma as screens can show. */
function hexOf(lightness, chroma, hue) {
  const lab = [lightness, chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const parts = times(
    FROM_LMS,
    times(FROM_LAB, lab).map((part) => part ** 3),
  );
  if (chroma > 0.001 && parts.some((part) => part < -0.001 || part > 1.001)) {
    return hexOf(lightness, chroma * 0.95, hue);
  }
  const bytes = parts.map((part) => Math.round(255 * toGamma(Math.min(Math.max(part, 0), 1))));
  return `#${Buffer.from(bytes).toString('hex')}`;
}

/** Relative luminance, 0 to 1, as WCAG defines it. */
function luminance(colour) {
  const [red, green, blue] = linearOf(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours by WCAG 2.2, from 1 for equal ones to 21. */
export function contrastOf(one, other) {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** What WCAG 2.2 requires of text. */
const TEXT = 4.5;
const STEP = 0.005;

/** A colour, or the one nearest to it in lightness that can be read on all of these. */
function legible(colour, grounds) {
  if (grounds.every((ground) => contrastOf(colour, ground) >= TEXT)) return colour;
  const { lightness, chroma, hue } = oklchOf(colour);
  const step = oklchOf(grounds[0]).lightness > 0.5 ? -STEP : STEP;
  let changed = colour;
  for (let at = lightness + step; at > 0 && at < 1; at += step) {
    changed = hexOf(at, chroma, hue);
    if (grounds.every((ground) => contrastOf(changed, ground) >= TEXT)) break;
  }
  return changed;
}

/** The second colour is as far from the first as green is from blue. */
const TO_SECOND = (110 * Math.PI) / 180;
const RED = 0.5;

/** All colours of the site, made from the company's own, of which each pair passes the check. */
export function paletteOf(colour) {
  const { chroma, hue } = oklchOf(colour);
  // A grey has no hue; its second colour is grey, too.
  const own = (lightness, most, turned = 0) =>
    hexOf(lightness, Math.min(chroma, most), hue + turned);
  const palette = (papers, [ink, muted, line], [tint, second, tintOfSecond, red]) => ({
    surface: papers[0],
    'surface-raised': papers[1],
    ink,
    muted: legible(muted, papers),
    line,
    accent: legible(colour, papers),
    'accent-tint': tint,
    'accent-2': legible(second, papers),
    'accent-2-tint': tintOfSecond,
    danger: legible(red, papers),
    'on-accent': papers[0],
  });
  const light = palette(
    [own(0.985, 0.006), own(0.955, 0.012)],
    [own(0.22, 0.03), own(0.45, 0.02), own(0.87, 0.02)],
    [own(0.72, 0.12), own(0.48, 0.2, TO_SECOND), own(0.74, 0.12, TO_SECOND), hexOf(0.5, 0.19, RED)],
  );
  const night = { surface: own(0.31, 0.05), line: own(0.47, 0.06) };
  const papers = [own(0.21, 0.03), own(0.26, 0.035)];
  const dark = palette(
    papers,
    [own(0.955, 0.01), own(0.79, 0.02), own(0.36, 0.03)],
    [own(0.53, 0.12), own(0.8, 0.12, TO_SECOND), own(0.54, 0.14, TO_SECOND), hexOf(0.8, 0.12, RED)],
  );
  for (const name of ['ink', 'muted', 'accent', 'accent-2']) {
    dark[name] = legible(dark[name], [...papers, night.surface]);
  }
  return { light, dark, night, print: { muted: own(0.4, 0.02), line: own(0.76, 0.02) } };
}
