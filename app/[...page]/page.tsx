import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { pageMetadata } from '@/components/seo/metadata';
import { PageOfSections } from '@/components/pages/page-of-sections';
import { StoryPage } from '@/components/pages/story-page';
import { content, pages } from '@/content/model/loaded';
import { findRoute } from '@/content/model/routes';

interface OwnPageProps {
  params: Promise<{ page: string[] }>;
}

export const dynamicParams = false;

/**
 * Placeholder for when there are no pages: Next exports no route without one. It is below the path
 * of Next's own 404 page, which is not in the finished export.
 */
const NO_PAGE = '/_not-found/no-page';

const { stories } = content['client-stories'];

/** The pages with a path in their content files: of sections, and of client stories. */
export function generateStaticParams() {
  const paths = [...pages, ...stories]
    .flatMap(({ path }) => path ?? [])
    // A translation may lack the stories.
    .filter(findRoute);
  return (paths.length > 0 ? paths : [NO_PAGE]).map((path) => ({
    page: path.split('/').slice(1),
  }));
}

/** The requested page or story, and its route. */
async function readPage({ params }: OwnPageProps) {
  const path = `/${(await params).page.join('/')}`;
  const page = pages.find((candidate) => candidate.path === path);
  const story = stories.find((candidate) => candidate.path === path);
  return { page, story, route: findRoute(path) ?? notFound() };
}

export async function generateMetadata(props: OwnPageProps): Promise<Metadata> {
  return pageMetadata((await readPage(props)).route);
}

export default async function OwnPage(props: OwnPageProps) {
  const { page, story, route } = await readPage(props);
  if (story) return <StoryPage route={route} story={story} />;
  return page ? <PageOfSections route={route} sections={page.sections} /> : notFound();
}
