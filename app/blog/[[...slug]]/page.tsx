import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AuthorPage } from './author-page';
import { ArticlePage } from './article-page';
import { JournalIndex } from './journal-index';
import { TopicPage } from './topic-page';
import { articleOf } from '@/components/journal/article-of';
import { articleMetadata, listMetadata } from '@/components/journal/article-metadata';
import { articles, journalPages } from '@/content/model/journal';
import { copyOf } from '@/content/model/pages';
import { articlePath } from '@/content/model/paths';
import { findRoute, plannedPath } from '@/content/model/routes';

interface BlogPageProps {
  params: Promise<{ slug?: string[] }>;
}

export const dynamicParams = false;

/**
 * The index, its further pages, the pages of topics and authors, and the articles are one route:
 * Next exports no route without a page, and there may be no article.
 */
export function generateStaticParams() {
  const paths = [...journalPages(), ...articles.map(({ slug }) => ({ path: articlePath(slug) }))];
  const below = paths
    .map(({ path }) => path.split('/').slice(2))
    .filter(({ length }) => length > 0);
  return [{ slug: [] }, ...below.map((slug) => ({ slug }))];
}

/** The route at the requested path, with its article or list page; undefined if there is none. */
async function findPage({ params }: BlogPageProps) {
  const { slug = [] } = await params;
  const path = [plannedPath('blog'), ...slug].join('/');
  const route = findRoute(path);
  return (
    route && {
      route,
      article: articleOf(route),
      page: journalPages().find((candidate) => candidate.path === path),
    }
  );
}

export async function generateMetadata(props: BlogPageProps): Promise<Metadata> {
  const { route, article, page } = (await findPage(props)) ?? {};
  if (route && article) return articleMetadata(route, article);
  return route && page ? listMetadata(route, page) : {};
}

export default async function BlogPage(props: BlogPageProps) {
  // An owner may have taken the journal away.
  const { route, article, page } = (await findPage(props)) ?? notFound();
  if (article) return <ArticlePage article={article} route={route} />;
  if (!page) notFound();
  const shown = { route, page, copy: copyOf('blog') };
  if (page.author) return <AuthorPage {...shown} author={page.author} />;
  return page.topic ? <TopicPage {...shown} topic={page.topic} /> : <JournalIndex {...shown} />;
}
