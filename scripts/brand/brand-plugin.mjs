import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
// oxlint-disable-next-line no-restricted-imports -- Next loads this file without the alias
import { paletteOf } from '../../content/model/palette.mjs';

const BRAND = 'content/brand.yaml';
/** Such as `brand(light.ink)`, `brand(light.ink / 0.35)` with an opacity, and `brand(corner)`. */
const VALUE = /\bbrand\(([\w.-]+)(?: \/ ([\d.]+))?\)/g;

/** Two hexadecimal digits for an opacity of 0 to 1. */
const alpha = (opacity) =>
  Math.round(Number(opacity) * 255)
    .toString(16)
    .padStart(2, '0');

/** The family that `app/font.ts` defines, and the fallback for characters that it lacks. */
function familyOf(root, font) {
  const metadata = createRequire(resolve(root, 'package.json')).resolve(`${font}/metadata.json`);
  const { id, category } = JSON.parse(readFileSync(metadata, 'utf8'));
  const fallback = category === 'serif' ? 'ui-serif, serif' : 'system-ui, sans-serif';
  return `var(--font-${id}), ${fallback}`;
}

/**
 * A PostCSS plugin that replaces each `brand(…)` in a style sheet with a value of
 * `content/brand.yaml`.
 *
 * @param {string} root folder of the site
 * @returns {import('postcss').Plugin}
 */
export function brandPlugin(root) {
  return {
    postcssPlugin: 'brand',
    // Before Tailwind, which works in `Once` as well and comes later in the list.
    Once(css, { result }) {
      if (!css.toString().includes('brand(')) return;
      const file = join(root, BRAND);
      const { colour, colours, corner, font } = parse(readFileSync(file, 'utf8'));
      // Lets `next dev` watch the file.
      result.messages.push({
        type: 'dependency',
        plugin: 'brand',
        file,
        parent: result.opts.from ?? '',
      });
      const values = {
        ...(colour ? paletteOf(colour) : colours),
        corner,
        font: familyOf(root, font),
      };
      css.walkDecls((declaration) => {
        declaration.value = declaration.value.replace(VALUE, (_, path, opacity) => {
          const value = path.split('.').reduce((part, key) => part?.[key], values);
          if (typeof value !== 'string') {
            throw declaration.error(`${BRAND} has no ${path}`);
          }
          return opacity ? value + alpha(opacity) : value;
        });
      });
    },
  };
}
