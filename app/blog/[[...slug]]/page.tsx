import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ArticlePage } from './article-page';
import { JournalIndex } from './journal-index';
import { pageOf } from '@/components/pages/page-of';
import { articleMetadata, journalMetadata } from '@/components/journal/article-metadata';
import { articles } from '@/content/journal';
import { articlePath } from '@/content/paths';
import { findRoute, findRouteOf } from '@/content/routes';

/** The index, unless an owner has taken the journal away. */
const Journal = pageOf('blog', (page) => <JournalIndex {...page} articles={articles} />);

interface BlogPageProps {
  params: Promise<{ slug?: string[] }>;
}

export const dynamicParams = false;

/**
 * The index and the articles are one route, because Next exports no route without a page, and there
 * may be no article.
 */
export function generateStaticParams() {
  return [{ slug: [] }, ...articles.map(({ slug }) => ({ slug: [slug] }))];
}

/** The requested article, and its entry in the route table; undefined for the index. */
async function readArticle({ params }: BlogPageProps) {
  const { slug: [slug] = [] } = await params;
  if (slug === undefined) return undefined;
  const article = articles.find((candidate) => candidate.slug === slug);
  const route = findRoute(articlePath(slug));
  if (!article || !route) notFound();
  return { article, route };
}

export async function generateMetadata(props: BlogPageProps): Promise<Metadata> {
  const found = await readArticle(props);
  if (found) return articleMetadata(found.route, found.article);
  const route = findRouteOf('blog');
  return route ? journalMetadata(route) : {};
}

export default async function BlogPage(props: BlogPageProps) {
  const found = await readArticle(props);
  return found ? <ArticlePage {...found} /> : <Journal />;
}
