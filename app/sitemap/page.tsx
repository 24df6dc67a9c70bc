import { PageList } from './page-list';
import { metadataOf, pageOf } from '@/components/pages/page-of';
import { WholePage } from '@/components/pages/whole-page';
import { PageIntro } from '@/components/sections/page-intro';

export const metadata = metadataOf('sitemap');

export default pageOf('sitemap', function SitemapPage({ route, copy }) {
  return (
    <WholePage route={route} copy={copy}>
      <PageIntro route={route} intro={copy.intro} />
      <PageList mainHeading={copy.mainHeading} />
    </WholePage>
  );
});
