import { Audiences } from './audiences';
import { pageMetadata } from '@/components/seo/metadata';
import { NextStep } from '@/components/sections/next-step';
import { PageIntro } from '@/components/sections/page-intro';
import { StructuredData } from '@/components/sections/structured-data';
import { routeOf } from '@/content/routes';
import { content } from '@/content/loaded';

const whyPage = content['pages/why'];

const route = routeOf('why');

export const metadata = pageMetadata(route);
export const dynamicParams = false;

/** The last segment contains the company's name, which is content. */
export function generateStaticParams() {
  return [{ whySlug: route.path.split('/').at(-1) }];
}

export default function WhyPage() {
  return (
    <>
      <StructuredData route={route} />
      <PageIntro route={route} intro={whyPage.intro} />
      <Audiences audiences={whyPage.audiences} labels={whyPage.labels} />
      <NextStep {...whyPage.next} variant="night" />
    </>
  );
}
