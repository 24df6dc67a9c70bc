import { PageList } from './page-list';
import { pageMetadata } from '@/components/server/seo/metadata';
import { PageIntro } from '@/components/sections/page-intro';
import { StructuredData } from '@/components/sections/structured-data';
import { sitemapPage } from '@/content/pages/sitemap';
import { routeOf } from '@/content/routes';

const route = routeOf('sitemap');

export const metadata = pageMetadata(route);

export default function SitemapPage() {
  return (
    <>
      <StructuredData route={route} />
      <PageIntro route={route} intro={sitemapPage.intro} />
      <PageList mainHeading={sitemapPage.mainHeading} />
    </>
  );
}
