import { ModelCards } from './model-cards';
import { pageMetadata } from '@/components/seo/metadata';
import { ComparisonTable } from '@/components/sections/comparison-table';
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

const { timelines } = pricingPage;
const { columns } = timelines;

export default function PricingPage() {
  return (
    <>
      <StructuredData route={route} />
      <PageIntro route={route} intro={pricingPage.intro} />
      <ModelCards page={pricingPage} models={pricingModels} />
      <ComparisonTable
        id="Timelines"
        heading={timelines.heading}
        text={timelines.lead}
        columns={[columns.size, columns.duration, columns.example]}
        rows={timelines.rows.map(({ size, duration, example }) => [size, duration, example])}
      />
      <LeadCards heading={pricingPage.benefitsHeading} cards={pricingBenefits} />
      <NextStep {...pricingPage.next} variant="thread" />
    </>
  );
}
