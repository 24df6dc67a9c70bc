import { IndustryList } from './industry-list';
import { pageMetadata } from '@/components/server/seo/metadata';
import { NextStep } from '@/components/sections/next-step';
import { PageIntro } from '@/components/sections/page-intro';
import { StructuredData } from '@/components/sections/structured-data';
import { industries } from '@/content/industries';
import { industriesPage } from '@/content/pages/industries';
import { routeOf } from '@/content/routes';

const route = routeOf('industries');

export const metadata = pageMetadata(route);

export default function IndustriesPage() {
  return (
    <>
      <StructuredData route={route} />
      <PageIntro route={route} intro={industriesPage.intro} />
      <IndustryList industries={industries} workLabel={industriesPage.workLabel} />
      <NextStep {...industriesPage.next} variant="thread" />
    </>
  );
}
