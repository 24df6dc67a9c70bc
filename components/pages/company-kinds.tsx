import type { ReactNode } from 'react';
import type { SectionProps } from '@/components/pages/section-props';
import { PendingIntro } from '@/components/sections/pending-intro';
import type { CompanyKind } from '@/content/schemas/company-sections';

/** How the kinds are drawn that say who the company is and what it promises. */
export const companyKinds: { [Kind in CompanyKind]: (props: SectionProps<Kind>) => ReactNode } = {
  pending: ({ section, route }) => <PendingIntro route={route} intro={section} ask={section.ask} />,
};
