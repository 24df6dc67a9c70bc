import { OnboardingSlides } from './onboarding-slides';
import { pageMetadata } from '@/components/server/seo/metadata';
import { NextStep } from '@/components/sections/next-step';
import { PageIntro } from '@/components/sections/page-intro';
import { StructuredData } from '@/components/sections/structured-data';
import { onboardingSlides } from '@/content/onboarding';
import { onboardingPage } from '@/content/pages/onboarding-guide';
import { routeOf } from '@/content/routes';

const route = routeOf('onboarding-guide');

export const metadata = pageMetadata(route);

export default function OnboardingGuidePage() {
  return (
    <>
      <StructuredData route={route} />
      <PageIntro route={route} intro={onboardingPage.intro} />
      <OnboardingSlides label={onboardingPage.slideshowLabel} slides={onboardingSlides} />
      <NextStep {...onboardingPage.next} />
    </>
  );
}
