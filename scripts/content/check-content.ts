import { ContentError } from '@/content/read/content-error';
import { missingTranslations } from '@/scripts/lib/missing-translations';
import { JOURNAL } from '@/content/read/read-file';
import type { Article } from '@/content/schemas/article';
import { defaultLanguage, language } from '@/messages/languages';

/** Reads the articles' Markdown, and the routes. */
async function checkArticlesAndRoutes(): Promise<void> {
  const { articles } = await import('@/content/journal');
  const { readText } = await import('@/components/server/journal/markdown');
  await import('@/content/routes');
  const texts = await Promise.allSettled(
    articles.map((article) => Promise.resolve(article).then(readText)),
  );
  const problems = texts.flatMap((text) =>
    text.status === 'rejected' ? [(text.reason as Error).message] : [],
  );
  if (problems.length > 0) throw new ContentError(problems);
}

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
  await checkArticlesAndRoutes();
  await printAdvice(articles);
  console.log(
    `${Object.keys(content).length} files of content and ${articles.length} articles are valid`,
  );
}
