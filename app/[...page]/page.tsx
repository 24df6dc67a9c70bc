import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { pageMetadata } from '@/components/seo/metadata';
import { PageOfSections } from '@/components/pages/page-of-sections';
import { pages } from '@/content/model/loaded';
import { findRoute } from '@/content/model/routes';

interface ComposedPageProps {
  params: Promise<{ page: string[] }>;
}

export const dynamicParams = false;

/**
 * Placeholder for when there are no pages: Next exports no route without one. It is below the path
 * of Next's own 404 page, which is not in the finished export.
 */
const NO_PAGE = '/_not-found/no-page';

/** The pages that are composed of sections in their content files. */
export function generateStaticParams() {
  const paths = pages.length > 0 ? pages.map(({ path }) => path) : [NO_PAGE];
  return paths.map((path) => ({ page: path.split('/').slice(1) }));
}

/** The requested page and its route. */
async function readPage({ params }: ComposedPageProps) {
  const path = `/${(await params).page.join('/')}`;
  const page = pages.find((candidate) => candidate.path === path);
  const route = findRoute(path);
  if (!page || !route) notFound();
  return { page, route };
}

export async function generateMetadata(props: ComposedPageProps): Promise<Metadata> {
  return pageMetadata((await readPage(props)).route);
}

export default async function ComposedPage(props: ComposedPageProps) {
  const { page, route } = await readPage(props);
  return <PageOfSections route={route} sections={page.sections} />;
}
