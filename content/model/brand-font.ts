import { isFile, readFileAt } from '@/content/model/reading/read-file';
import { installed } from '@/engine/shared/installed.mjs';

/** A font, as far as the site needs to know it. */
export interface BrandFont {
  /** Such as `source-sans-3`. */
  name: string;
  /** Its lightest and its boldest weight. */
  weights: { min: string; max: string };
  isSerif: boolean;
  /** File of the Latin letters in all weights, from the root of the site's sources. */
  file: string;
  /** Files for social cards, whose renderer reads neither woff2 nor variable fonts. */
  cardFiles: readonly string[];
}

/** The metadata in Fontsource's packages, as far as it is used here. */
interface Metadata {
  category: string;
  variable: { wght: { min: string; max: string } };
}

const nameOf = (packageName: string) => packageName.slice(packageName.lastIndexOf('/') + 1);

/** The package with the same font in a file for each weight. */
const cardPackage = (packageName: string) => `@fontsource/${nameOf(packageName)}`;

const latinFile = (packageName: string) =>
  `${installed(packageName)}/files/${nameOf(packageName)}-latin-wght-normal.woff2`;

const cardFile = (packageName: string, letters: 'latin' | 'latin-ext') =>
  `${installed(cardPackage(packageName))}/files/${nameOf(packageName)}-${letters}-600-normal.woff`;

/**
 * What is wrong with the package of a font, in plain words; undefined if it can be used.
 *
 * @param packageName such as `@fontsource-variable/figtree`
 */
export function fontProblem(packageName: string): string | undefined {
  const packages = [packageName, cardPackage(packageName)];
  const isInstalled = packages.every((one) => installed(`${one}/metadata.json`));
  if (!isInstalled) return `is not installed; run npm install ${packages.join(' ')}`;
  const needed = [latinFile(packageName), cardFile(packageName, 'latin')];
  const missing = needed.find((file) => !isFile(file));
  return missing && `lacks the latin letters that the site needs: there is no ${missing}`;
}

/**
 * Finds the files of a font.
 *
 * @param packageName such as `@fontsource-variable/figtree`
 * @throws Error that names the package or the file that is missing
 */
export function brandFont(packageName: string): BrandFont {
  const problem = fontProblem(packageName);
  if (problem) throw new Error(`content/brand.yaml: field font: ${packageName} ${problem}`);
  const metadata = JSON.parse(readFileAt(`${installed(packageName)}/metadata.json`)) as Metadata;
  return {
    name: nameOf(packageName),
    weights: metadata.variable.wght,
    isSerif: metadata.category === 'serif',
    file: latinFile(packageName),
    cardFiles: [cardFile(packageName, 'latin'), cardFile(packageName, 'latin-ext')].filter(isFile),
  };
}
