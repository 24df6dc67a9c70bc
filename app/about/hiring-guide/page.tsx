import { pageMetadata } from '@/components/seo/metadata';
import { Figures } from '@/components/sections/figures';
import { NextStep } from '@/components/sections/next-step';
import { PageIntro } from '@/components/sections/page-intro';
import { Steps } from '@/components/sections/steps';
import { StructuredData } from '@/components/sections/structured-data';
import { routeOf } from '@/content/routes';
import { content } from '@/content/loaded';

const hiringGuidePage = content['pages/hiring-guide'];

const route = routeOf('hiring-guide');

export const metadata = pageMetadata(route);

const { labels } = hiringGuidePage;
const steps = hiringGuidePage.steps.map(({ youDo, weDo, ...step }) => ({
  ...step,
  parts: [
    { label: labels.youDo, text: youDo },
    { label: labels.weDo, text: weDo },
  ] as const,
}));

export default function HiringGuidePage() {
  return (
    <>
      <StructuredData route={route} />
      <PageIntro route={route} intro={hiringGuidePage.intro} />
      <Steps id="Steps" heading={hiringGuidePage.stepsHeading} steps={steps} />
      <Figures
        id="Figures"
        heading={hiringGuidePage.figuresHeading}
        figures={hiringGuidePage.figures}
      />
      <NextStep {...hiringGuidePage.next} variant="night" />
    </>
  );
}
