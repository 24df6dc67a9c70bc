import { pageMetadata } from '@/components/seo/metadata';
import { PageOfSections } from '@/components/pages/page-of-sections';
import { content } from '@/content/loaded';
import { routeOf } from '@/content/routes';

const route = routeOf('cookie-policy');

export const metadata = pageMetadata(route);

export default function CookiePolicyPage() {
  return <PageOfSections route={route} sections={content['pages/cookie-policy'].sections} />;
}
