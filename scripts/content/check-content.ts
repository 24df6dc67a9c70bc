import { ContentError } from '@/engine/content/content-error';
import { missingTranslations } from '@/scripts/lib/missing-translations';
import { JOURNAL } from '@/content/rules/content-files';
import type { Article } from '@/content/schemas/article';
import { defaultLanguage, language } from '@/messages/languages';

/** Prints what would make the articles better. It stops nothing. */
async function printAdvice(articles: readonly Article[]): Promise<void> {
  const { articleAdvice } = await import('@/scripts/content/article-advice');
  for (const article of articles) {
    for (const advice of articleAdvice(article, language.code)) {
      console.log(`Advice: ${JOURNAL}/${article.slug}.md ${advice}`);
    }
  }
}

/**
 * Reads all content and prints how much there is, and advice on the articles.
 *
 * @throws ContentError that reports everything that is wrong with it
 */
export async function checkContent(): Promise<void> {
  if (language !== defaultLanguage) {
    const missing = missingTranslations(language.code);
    if (missing.length > 0) throw new ContentError(missing);
  }
  const { content, allArticles: articles } = await import('@/content/loaded');
  // Their own check is made when they are read.
  await import('@/content/routes');
  await printAdvice(articles);
  console.log(
    `${Object.keys(content).length} files of content and ${articles.length} articles are valid`,
  );
}
