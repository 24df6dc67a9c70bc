import { ContentError } from '@/content/read/content-error';
import { loadContent } from '@/content/read/load-content';
import { missingTranslations } from '@/scripts/lib/missing-translations';
import { JOURNAL } from '@/content/read/read-file';
import type { Article } from '@/content/schemas/article';
import { defaultLanguage, language } from '@/messages/languages';
import { missingMessages } from '@/scripts/lib/missing-messages';

/** Checks that every message that a route names exists. */
async function checkRoutes(): Promise<void> {
  const { routes } = await import('@/content/routes');
  const { default: messages } = await import('@/messages/en.json');
  const problems = missingMessages(routes, messages.navigation);
  if (problems.length > 0) throw new ContentError(problems);
}

/** Prints what would make the articles better. It stops nothing. */
async function printAdvice(articles: readonly Article[]): Promise<void> {
  const { articleAdvice } = await import('@/scripts/content/article-advice');
  for (const article of articles) {
    for (const advice of articleAdvice(article)) {
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
  const { content, articles } = loadContent();
  await checkRoutes();
  await printAdvice(articles);
  console.log(
    `${Object.keys(content).length} files of content and ${articles.length} articles are valid`,
  );
}
