import { pageMetadata } from '@/components/seo/metadata';
import { PageOfSections } from '@/components/pages/page-of-sections';
import { content } from '@/content/loaded';
import { routeOf } from '@/content/routes';

const route = routeOf('work-culture');

export const metadata = pageMetadata(route);

export default function WorkCulturePage() {
  return <PageOfSections route={route} sections={content['pages/work-culture'].sections} />;
}
