import { listRoutes } from '@/content/list-routes';
import { published } from '@/content/published';
import { readContent } from '@/content/read-content';
import { journalIn } from '@/content/rules/content-files';
import { ContentError, Report } from '@/engine/content/content-error';
import { defaultLanguage, languages } from '@/messages/languages';
import { articleAdvice } from '@/scripts/content/article-advice';
import { missingTranslations } from '@/scripts/lib/missing-translations';

/**
 * Reads all content in a language, and prints how much there is and advice on the articles.
 *
 * @throws ContentError that reports everything that is wrong with it
 */
function checkLanguage(language: string): void {
  const missing = language === defaultLanguage.code ? [] : missingTranslations(language);
  if (missing.length > 0) throw new ContentError(missing);
  const { content, articles, facts } = readContent({ root: '.', language });
  listRoutes(content, published(articles, false), facts);
  for (const article of articles) {
    for (const advice of articleAdvice(article, language)) {
      console.log(`Advice: ${journalIn(language)}/${article.slug}.md ${advice}`);
    }
  }
  console.log(
    `${Object.values(content).filter(Boolean).length} files of content and ${articles.length} articles are valid${languages.length > 1 ? ` (${language})` : ''}`,
  );
}

/** Checks the content of all languages. @throws ContentError with everything that is wrong */
export function checkContent(): void {
  const report = new Report();
  for (const { code } of languages) report.attempt(() => checkLanguage(code));
  report.close();
}
