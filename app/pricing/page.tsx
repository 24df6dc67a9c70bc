import { ModelCards } from './model-cards';
import { Timelines } from './timelines';
import { pageMetadata } from '@/components/lib/metadata';
import { LeadCards } from '@/components/sections/lead-cards';
import { NextStep } from '@/components/sections/next-step';
import { PageIntro } from '@/components/sections/page-intro';
import { pricingPage } from '@/content/pages/pricing';
import { pricingBenefits, pricingModels } from '@/content/pricing';
import { routeOf } from '@/content/routes';

export const metadata = pageMetadata(routeOf('pricing'));

export default function PricingPage() {
  return (
    <>
      <PageIntro intro={pricingPage.intro} />
      <ModelCards page={pricingPage} models={pricingModels} />
      <Timelines {...pricingPage.timelines} />
      <LeadCards heading={pricingPage.benefitsHeading} cards={pricingBenefits} />
      <NextStep {...pricingPage.next} />
    </>
  );
}
