import { IndustryList } from './industry-list';
import { pageMetadata } from '@/components/lib/metadata';
import { NextStep } from '@/components/sections/next-step';
import { PageIntro } from '@/components/sections/page-intro';
import { industries } from '@/content/industries';
import { industriesPage } from '@/content/pages/industries';
import { routeOf } from '@/content/routes';

export const metadata = pageMetadata(routeOf('industries'));

export default function IndustriesPage() {
  return (
    <>
      <PageIntro intro={industriesPage.intro} />
      <IndustryList industries={industries} workLabel={industriesPage.workLabel} />
      <NextStep {...industriesPage.next} />
    </>
  );
}
