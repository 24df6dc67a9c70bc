import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { pageMetadata } from '@/components/seo/metadata';
import { PageOfSections } from '@/components/pages/page-of-sections';
import { StoryPage } from '@/components/pages/story-page';
import { content, pages } from '@/content/model/loaded';
import { composedPages } from '@/content/model/pages';
import { findRoute } from '@/content/model/routes';

interface OwnPageProps {
  params: Promise<{ page?: string[] }>;
}

export const dynamicParams = false;

/** The pages that consist of sections. */
const composed = [
  ...composedPages.map(({ route, copy }) => ({ path: route.path, sections: copy.sections })),
  ...pages,
];
const { stories } = content['client-stories'];

/** The pages of sections, and those of client stories with a path. */
export function generateStaticParams() {
  const paths = [...composed, ...stories].flatMap(({ path }) => path ?? []);
  return paths.map((path) => ({ page: path.split('/').filter(Boolean) }));
}

/** The requested page or story, and its route. */
async function readPage({ params }: OwnPageProps) {
  const path = `/${((await params).page ?? []).join('/')}`;
  const page = composed.find((candidate) => candidate.path === path);
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
