import { Figures } from './figures';
import { HiringSteps } from './hiring-steps';
import { pageMetadata } from '@/components/lib/metadata';
import { NextStep } from '@/components/sections/next-step';
import { PageIntro } from '@/components/sections/page-intro';
import { hiringGuidePage } from '@/content/pages/hiring-guide';
import { routeOf } from '@/content/routes';

export const metadata = pageMetadata(routeOf('hiring-guide'));

export default function HiringGuidePage() {
  return (
    <>
      <PageIntro intro={hiringGuidePage.intro} />
      <HiringSteps
        heading={hiringGuidePage.stepsHeading}
        labels={hiringGuidePage.labels}
        steps={hiringGuidePage.steps}
      />
      <Figures heading={hiringGuidePage.figuresHeading} figures={hiringGuidePage.figures} />
      <NextStep {...hiringGuidePage.next} />
    </>
  );
}
