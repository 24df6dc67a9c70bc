import { ModelCards } from './model-cards';
import { metadataOf, pageOf } from '@/components/pages/page-of';
import { ComparisonTable } from '@/components/sections/comparison-table';
import { LeadCards } from '@/components/sections/lead-cards';
import { NextStep } from '@/components/sections/next-step';
import { PageIntro } from '@/components/sections/page-intro';
import { StructuredData } from '@/components/sections/structured-data';
import { content } from '@/content/loaded';

const pricingBenefits = content.pricing.benefits;
const pricingModels = content.pricing.models;

export const metadata = metadataOf('pricing');

export default pageOf('pricing', function PricingPage({ route, copy }) {
  const { timelines } = copy;
  const { columns } = timelines;
  return (
    <>
      <StructuredData route={route} />
      <PageIntro route={route} intro={copy.intro} />
      <ModelCards page={copy} models={pricingModels} />
      <ComparisonTable
        id="Timelines"
        heading={timelines.heading}
        text={timelines.lead}
        columns={[columns.size, columns.duration, columns.example]}
        rows={timelines.rows.map(({ size, duration, example }) => [size, duration, example])}
      />
      <LeadCards heading={copy.benefitsHeading} cards={pricingBenefits} />
      <NextStep {...copy.next} variant="thread" />
    </>
  );
});
