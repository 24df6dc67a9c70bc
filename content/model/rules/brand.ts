import { fontProblem } from '@/content/model/brand-font';
import { contentFile } from '@/content/model/catalogue';
import { faintPairs } from '@/content/model/rules/contrast';
import type { Rule } from '@/content/model/rules/rule';
import { svgFileProblem } from '@/content/model/reading/svg-size';
import { problemsAt } from '@/engine/shared/problem';

/** Colours can be told apart, the font is installed, and the logo has a size. */
export const brand: Rule = {
  name: 'colours, font and logo can be used',
  check({ content, root, language }) {
    const { colours, font, logo } = content.brand;
    const faults = [
      ...faintPairs(colours),
      { path: ['font'], message: fontProblem(font) },
      { path: ['logo'], message: logo && svgFileProblem(logo, root) },
    ];
    const file = contentFile('brand', language);
    return faults.flatMap(({ path, message }) => problemsAt({ file, path }, message));
  },
};
