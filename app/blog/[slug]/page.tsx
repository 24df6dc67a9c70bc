import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ArticleIntro } from './article-intro';
import { ArticleLinks } from './article-links';
import { ArticleReading } from './article-reading';
import { articleMetadata } from '@/components/journal/article-metadata';
import { NextStep } from '@/components/sections/next-step';
import { StructuredData } from '@/components/sections/structured-data';
import { articles, neighboursOf } from '@/content/journal';
import { articlePath, findRoute } from '@/content/routes';
import { services } from '@/content/services';
import { content } from '@/content/loaded';

const blogPage = content['pages/blog'];

interface ArticlePageProps {
  params: Promise<{ slug: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return articles.map(({ slug }) => ({ slug }));
}

/** The requested article, and its entry in the route table. */
async function readArticle({ params }: ArticlePageProps) {
  const { slug } = await params;
  const article = articles.find((candidate) => candidate.slug === slug);
  const route = findRoute(articlePath(slug));
  if (!article || !route) notFound();
  return { article, route };
}

export async function generateMetadata(props: ArticlePageProps): Promise<Metadata> {
  const { article, route } = await readArticle(props);
  return articleMetadata(route, article);
}

export default async function ArticlePage(props: ArticlePageProps) {
  const { article, route } = await readArticle(props);
  return (
    <>
      <StructuredData route={route} />
      <article>
        <ArticleIntro route={route} article={article} page={blogPage} />
        <ArticleReading article={article} labels={blogPage.article} />
      </article>
      <ArticleLinks
        labels={blogPage.article}
        services={services.filter(({ id }) => article.services.includes(id))}
        neighbours={neighboursOf(article)}
      />
      <NextStep {...blogPage.next} />
    </>
  );
}
