import type { ReactNode } from 'react';
import { entryPath } from '@/components/pages/entry-path';
import type { SectionProps } from '@/components/sections/section-props';
import { ComparisonTable } from '@/components/sections/comparison-table';
import { ModelCards } from '@/components/sections/model-cards';
import { PricingLines } from '@/components/sections/pricing-lines';
import { Stages } from '@/components/sections/stages';
import { content } from '@/content/model/loaded';
import { findPage } from '@/content/model/pages';
import type { PricingKind } from '@/content/model/schemas/pricing-sections';

const { models, idealForHeading, durations } = content.pricing;

/** Draws the kinds of sections on how work is paid for, and how long it takes. */
export const pricingKinds: { [Kind in PricingKind]: (props: SectionProps<Kind>) => ReactNode } = {
  stages: ({ section, id }) => <Stages id={id} section={section} durations={durations} />,
  durations: ({ section: { columns, ...section }, id }) => (
    <ComparisonTable
      id={id}
      {...section}
      columns={[columns.size, columns.duration, columns.example]}
      isShort
      rows={durations.map(({ size, duration, example }) => [size, duration, example])}
    />
  ),
  // All of this section's links lead to the pricing page.
  pricing: ({ section, id }) => {
    const page = findPage('pricing');
    if (!page) return null;
    const { path } = page.route;
    const pathOf = (model: string) => entryPath(page, 'models', model);
    const shared = { path, pathOf, models, idealForLabel: idealForHeading };
    return <PricingLines section={section} id={id} {...shared} />;
  },
  models: ({ section }) => (
    <ModelCards section={section} idealForHeading={idealForHeading} models={models} />
  ),
};
