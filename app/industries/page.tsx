import { pageMetadata } from '@/components/seo/metadata';
import { IndustryList } from '@/components/sections/industry-list';
import { NextStep } from '@/components/sections/next-step';
import { PageIntro } from '@/components/sections/page-intro';
import { StructuredData } from '@/components/sections/structured-data';
import { routeOf } from '@/content/routes';
import { content } from '@/content/loaded';

const { industries } = content.industries;
const industriesPage = content['pages/industries'];

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
