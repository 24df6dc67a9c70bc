import { listRoutes } from '@/content/list-routes';
import { publishedOf } from '@/content/published';
import { readContent } from '@/content/read-content';
import { journalIn } from '@/content/rules/content-files';
import { redirectsMissingIn, type Redirect } from '@/content/rules/redirects';
import { ContentError, Report } from '@/engine/content/content-error';
import { defaultLanguage, languages } from '@/messages/languages';
import { articleAdvice } from '@/scripts/content/article-advice';
import { upcoming } from '@/scripts/content/upcoming';
import { missingTranslations } from '@/scripts/lib/missing-translations';

/**
 * Reads all content in a language, and prints how much there is and advice on the articles.
 *
 * @returns its former paths
 * @throws ContentError that reports everything that is wrong with it
 */
function checkLanguage(language: string): readonly Redirect[] {
  const missing = language === defaultLanguage.code ? [] : missingTranslations(language);
  if (missing.length > 0) throw new ContentError(missing);
  const loaded = readContent({ root: '.', language, now: new Date() });
  const { content, pages, articles, redirects } = loaded;
  listRoutes(publishedOf(loaded, false));
  for (const article of articles) {
    for (const advice of articleAdvice(article, language)) {
      console.log(`Advice: ${journalIn(language)}/${article.slug}.md ${advice}`);
    }
  }
  upcoming(loaded, language).forEach((line) => console.log(line));
  console.log(
    `${Object.values(content).filter(Boolean).length + pages.length} files of content and ${articles.length} articles are valid${languages.length > 1 ? ` (${language})` : ''}`,
  );
  return redirects;
}

/** Checks the content of all languages. @throws ContentError with everything that is wrong */
export function checkContent(): void {
  const report = new Report();
  const [original, ...translated] = languages.map(({ code }) =>
    report.attempt(() => checkLanguage(code)),
  );
  for (const redirects of translated) {
    if (original && redirects) report.add(redirectsMissingIn(original, redirects));
  }
  report.close();
}
