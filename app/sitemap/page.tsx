import { PageList } from './page-list';
import { pageMetadata } from '@/components/seo/metadata';
import { Sections } from '@/components/pages/page-of-sections';
import { PageIntro } from '@/components/sections/page-intro';
import { StructuredData } from '@/components/sections/structured-data';
import { routeOf } from '@/content/model/routes';
import { content } from '@/content/model/loaded';

const sitemapPage = content['pages/sitemap'];

const route = routeOf('sitemap');

export const metadata = pageMetadata(route);

export default function SitemapPage() {
  return (
    <>
      <StructuredData route={route} />
      <PageIntro route={route} intro={sitemapPage.intro} />
      <PageList mainHeading={sitemapPage.mainHeading} />
      <Sections route={route} sections={sitemapPage.sections} />
    </>
  );
}
