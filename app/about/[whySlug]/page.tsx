import { Audiences } from './audiences';
import { metadataOf, pageOf } from '@/components/pages/page-of';
import { WholePage } from '@/components/pages/whole-page';
import { PageIntro } from '@/components/sections/page-intro';
import { plannedPath } from '@/content/model/routes';

export const metadata = metadataOf('why');
export const dynamicParams = false;

/** The last segment contains the company's name, which is content. */
export function generateStaticParams() {
  return [{ whySlug: plannedPath('why').split('/').at(-1) }];
}

export default pageOf('why', function WhyPage({ route, copy }) {
  return (
    <WholePage route={route} copy={{ ...copy, next: { ...copy.next, variant: 'night' } }}>
      <PageIntro route={route} intro={copy.intro} />
      <Audiences audiences={copy.audiences} labels={copy.labels} />
    </WholePage>
  );
});
