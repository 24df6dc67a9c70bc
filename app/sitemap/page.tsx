import { PageList } from './page-list';
import { pageMetadata } from '@/components/seo/metadata';
import { WholePage } from '@/components/pages/whole-page';
import { PageIntro } from '@/components/sections/page-intro';
import { routeOf } from '@/content/model/routes';
import { content } from '@/content/model/loaded';

const sitemapPage = content['pages/sitemap'];

const route = routeOf('sitemap');

export const metadata = pageMetadata(route);

export default function SitemapPage() {
  return (
    <WholePage route={route} copy={sitemapPage}>
      <PageIntro route={route} intro={sitemapPage.intro} />
      <PageList mainHeading={sitemapPage.mainHeading} />
    </WholePage>
  );
}
