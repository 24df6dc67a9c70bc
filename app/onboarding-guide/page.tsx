import { OnboardingSlides } from './onboarding-slides';
import { pageMetadata } from '@/components/lib/metadata';
import { NextStep } from '@/components/sections/next-step';
import { PageIntro } from '@/components/sections/page-intro';
import { onboardingSlides } from '@/content/onboarding';
import { onboardingPage } from '@/content/pages/onboarding-guide';
import { routeOf } from '@/content/routes';

export const metadata = pageMetadata(routeOf('onboarding-guide'));

export default function OnboardingGuidePage() {
  return (
    <>
      <PageIntro intro={onboardingPage.intro} />
      <OnboardingSlides label={onboardingPage.slideshowLabel} slides={onboardingSlides} />
      <NextStep {...onboardingPage.next} />
    </>
  );
}
