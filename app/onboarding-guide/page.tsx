import { OnboardingSlides } from './onboarding-slides';
import { metadataOf, pageOf } from '@/components/pages/page-of';
import { Sections } from '@/components/pages/page-of-sections';
import { NextStep } from '@/components/sections/next-step';
import { PageIntro } from '@/components/sections/page-intro';
import { StructuredData } from '@/components/sections/structured-data';
import { content } from '@/content/model/loaded';

const onboardingSlides = content.onboarding.slides;

export const metadata = metadataOf('onboarding-guide');

export default pageOf('onboarding-guide', function OnboardingGuidePage({ route, copy }) {
  return (
    <>
      <StructuredData route={route} />
      <PageIntro route={route} intro={copy.intro} />
      <OnboardingSlides label={copy.slideshowLabel} slides={onboardingSlides} />
      <Sections route={route} sections={copy.sections} />
      <NextStep {...copy.next} />
    </>
  );
});
