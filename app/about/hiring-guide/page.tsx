import { Figures } from './figures';
import { HiringSteps } from './hiring-steps';
import { pageMetadata } from '@/components/seo/metadata';
import { NextStep } from '@/components/sections/next-step';
import { PageIntro } from '@/components/sections/page-intro';
import { StructuredData } from '@/components/sections/structured-data';
import { routeOf } from '@/content/routes';
import { content } from '@/content/loaded';

const hiringGuidePage = content['pages/hiring-guide'];

const route = routeOf('hiring-guide');

export const metadata = pageMetadata(route);

export default function HiringGuidePage() {
  return (
    <>
      <StructuredData route={route} />
      <PageIntro route={route} intro={hiringGuidePage.intro} />
      <HiringSteps
        heading={hiringGuidePage.stepsHeading}
        labels={hiringGuidePage.labels}
        steps={hiringGuidePage.steps}
      />
      <Figures heading={hiringGuidePage.figuresHeading} figures={hiringGuidePage.figures} />
      <NextStep {...hiringGuidePage.next} variant="night" />
    </>
  );
}
