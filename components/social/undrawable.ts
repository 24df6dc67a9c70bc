import { brandFont } from '@/content/model/brand-font';
import { contentFile } from '@/content/model/catalogue';
import type { Loaded } from '@/content/model/read-content';
import { companyWordsIn } from '@/content/model/rules/content-files';
import { sitePages } from '@/content/model/site-pages';
import type { Place, Problem } from '@/engine/shared/problem';

/** What every font of Latin letters has: those of ASCII and Latin-1, and common punctuation. */
const PLAIN = /^[\u0020-\u007E\u00A0-\u00FF\u2013\u2014\u2018\u2019\u201C\u201D\u2022\u2026]*$/;

/** The texts that social cards show, each with its place. */
function cardTexts(loaded: Loaded): (Place & { text: string })[] {
  const { name, tagline } = loaded.content.site;
  const file = contentFile('site', loaded.language);
  const words = companyWordsIn(loaded.language);
  // Only other languages than the first have it.
  const hasWords = loaded.sources.some((source) => source.file === words);
  return [
    { text: name, file, path: ['name'] },
    { text: tagline, file: hasWords ? words : file, path: ['tagline'] },
    ...sitePages(loaded).flatMap(({ key, title, label, fields, file: of }) => [
      // The home page's card has the tagline.
      ...(key === 'home' ? [] : [{ text: title, file: of, path: fields.title }]),
      ...(label === title
        ? []
        : [{ text: label, file: of, path: [...fields.title.slice(0, -1), 'label'] }]),
    ]),
  ];
}

/**
 * Characters of titles that no font of social cards has, nor the emoji: a problem for each place.
 *
 * @param loaded the content of one language
 */
export async function undrawable(loaded: Loaded): Promise<Problem[]> {
  const doubtful = cardTexts(loaded).filter(({ text }) => !PLAIN.test(text));
  if (doubtful.length === 0) return [];
  // Imported only now: it reads the renderer and the fonts, which few texts need.
  const { cardFonts } = await import('@/components/social/card-fonts');
  const fonts = cardFonts(brandFont(loaded.content.brand.font).cardFiles);
  const problems: Problem[] = [];
  for (const { text, ...place } of doubtful) {
    const lacking = await fonts.lacking(text);
    if (lacking.length === 0) continue;
    const signs = lacking.map((sign) => `“${sign}”`).join(', ');
    problems.push({
      ...place,
      message: `has ${signs}, which no font of social cards has: leave it out, or write it in other characters`,
    });
  }
  return problems;
}
