import { pageMetadata } from '@/components/seo/metadata';
import { PageOfSections } from '@/components/pages/page-of-sections';
import { content } from '@/content/loaded';
import { routeOf } from '@/content/routes';

const route = routeOf('ethics-code');

export const metadata = pageMetadata(route);

export default function EthicsCodePage() {
  return <PageOfSections route={route} sections={content['pages/ethics-code'].sections} />;
}
