import { fontProblem } from '@/content/brand-font';
import { faintPairs } from '@/content/rules/contrast';
import { brandFile } from '@/content/schemas/brand';
import { svgFileProblem } from '@/engine/content/svg-size';
import { problemAt, type Problem } from '@/engine/content/problem';
import type { Source } from '@/engine/content/source';

/**
 * What is wrong with colours, font and logo that their schema does not find, a line each: colours
 * that are too alike, a font that is not installed, a logo without a size.
 */
export function brandProblems(source: Source | undefined, root: string): Problem[] {
  const { data: brand } = brandFile.safeParse(source?.data);
  if (!source || !brand) return [];
  const font = fontProblem(brand.font);
  const logo = brand.logo && svgFileProblem(brand.logo, root);
  return [
    ...faintPairs(brand.colours).map(({ path, problem }) =>
      problemAt({ file: source.file, path }, problem),
    ),
    ...(font ? [problemAt({ file: source.file, path: ['font'] }, font)] : []),
    ...(logo ? [problemAt({ file: source.file, path: ['logo'] }, logo)] : []),
  ];
}
