import { Audiences } from './audiences';
import { metadataOf, pageOf } from '@/components/pages/page-of';
import { Sections } from '@/components/pages/page-of-sections';
import { NextStep } from '@/components/sections/next-step';
import { PageIntro } from '@/components/sections/page-intro';
import { StructuredData } from '@/components/sections/structured-data';
import { plannedPath } from '@/content/model/routes';

export const metadata = metadataOf('why');
export const dynamicParams = false;

/** The last segment contains the company's name, which is content. */
export function generateStaticParams() {
  return [{ whySlug: plannedPath('why').split('/').at(-1) }];
}

export default pageOf('why', function WhyPage({ route, copy }) {
  return (
    <>
      <StructuredData route={route} />
      <PageIntro route={route} intro={copy.intro} />
      <Audiences audiences={copy.audiences} labels={copy.labels} />
      <Sections route={route} sections={copy.sections} />
      <NextStep {...copy.next} variant="night" />
    </>
  );
});
