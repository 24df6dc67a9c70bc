import { pageMetadata } from '@/components/seo/metadata';
import { PageOfSections } from '@/components/pages/page-of-sections';
import { content } from '@/content/loaded';
import { routeOf } from '@/content/routes';

const route = routeOf('about');

export const metadata = pageMetadata(route);

export default function AboutPage() {
  return <PageOfSections route={route} sections={content['pages/about'].sections} />;
}
