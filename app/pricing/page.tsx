import { ModelCards } from './model-cards';
import { Timelines } from './timelines';
import { pageMetadata } from '@/components/server/seo/metadata';
import { LeadCards } from '@/components/sections/lead-cards';
import { NextStep } from '@/components/sections/next-step';
import { PageIntro } from '@/components/sections/page-intro';
import { StructuredData } from '@/components/sections/structured-data';
import { pricingPage } from '@/content/pages/pricing';
import { pricingBenefits, pricingModels } from '@/content/pricing';
import { routeOf } from '@/content/routes';

const route = routeOf('pricing');

export const metadata = pageMetadata(route);

export default function PricingPage() {
  return (
    <>
      <StructuredData route={route} />
      <PageIntro route={route} intro={pricingPage.intro} />
      <ModelCards page={pricingPage} models={pricingModels} />
      <Timelines {...pricingPage.timelines} />
      <LeadCards heading={pricingPage.benefitsHeading} cards={pricingBenefits} />
      <NextStep {...pricingPage.next} variant="thread" />
    </>
  );
}
