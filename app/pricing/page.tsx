import { ModelCards } from './model-cards';
import { Timelines } from './timelines';
import { pageMetadata } from '@/components/seo/metadata';
import { LeadCards } from '@/components/sections/lead-cards';
import { NextStep } from '@/components/sections/next-step';
import { PageIntro } from '@/components/sections/page-intro';
import { StructuredData } from '@/components/sections/structured-data';
import { routeOf } from '@/content/routes';
import { content } from '@/content/loaded';

const pricingPage = content['pages/pricing'];
const pricingBenefits = content.pricing.benefits;
const pricingModels = content.pricing.models;

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
