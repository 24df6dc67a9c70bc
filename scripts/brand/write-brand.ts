import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { logoIcon } from '@/components/art/logo-icon';
import { brandFont, type BrandFont } from '@/content/model/brand-font';
import { drawableLogo } from '@/content/model/picture-files/wordmark';
import { brandFile, type Brand } from '@/content/model/schemas/brand';
import { readFileAt, readYaml } from '@/content/model/reading/read-file';
import { validate } from '@/engine/shared/validate';
import { writeWhole } from '@/engine/shared/write-whole';

/** The file that describes the look of the site. */
export const BRAND = 'content/brand.yaml';

/** Files that are made from it and that Git ignores: the font for Next, and the site's icon. */
export const BRAND_FILES = [join('app', 'font.ts'), join('public', 'icon.svg')] as const;

/** Turns `source-sans-3` into an identifier, from which Next names the font family. */
const variableOf = (name: string) =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Next reads the options of a font before any code runs, so they have to be literals. */
function fontModule({ name, file, weights, isSerif }: BrandFont): string {
  const variable = variableOf(name);
  return `// Written from ${BRAND} by scripts/brand/write-brand.ts.
import localFont from 'next/font/local';

/**
 * The latin letters of one variable font, with a fallback of matching metrics; the engine subsets
 * them further for the finished export. A font that arrives too late for the first paint is used
 * from the next page on: swapping it in would move lines, because the fallback matches only on
 * average.
 */
const ${variable} = localFont({
  src: '../${file}',
  weight: '${weights.min} ${weights.max}',
  variable: '--font-${name}',
  adjustFontFallback: '${isSerif ? 'Times New Roman' : 'Arial'}',
  display: 'optional',
});

export { ${variable} as font };
`;
}

/** The logo, or what stands for the name, on a square of paper, or else the woven mark. */
async function iconOf({ logo, wordmark, colours }: Brand, root: string): Promise<string> {
  if (logo) return readFileAt(`public${logo}`, root);
  if (!wordmark) return logoIcon(colours.light);
  const { src } = await drawableLogo(wordmark.light.file, root, { width: 512, height: 512 });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 576 576"><rect width="576" height="576" rx="106" fill="${colours.light.surface}"/><image x="32" y="32" width="512" height="512" href="${src}"/></svg>\n`;
}

/** Leaves an up-to-date file alone, so that a development server does not restart. */
function write(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeWhole(file, text);
}

/**
 * Writes the files that are made from the look. Next's configuration calls this as well, for
 * `next dev` and a bare `next build`.
 *
 * @throws ContentError or Error that says what is wrong with `content/brand.yaml`
 */
export async function writeBrand(root: string): Promise<void> {
  const brand = validate(readYaml(BRAND, root), brandFile);
  const texts = [fontModule(brandFont(brand.font)), await iconOf(brand, root)];
  BRAND_FILES.forEach((file, index) => write(join(root, file), texts[index] ?? ''));
}
