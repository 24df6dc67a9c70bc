import { OnboardingSlides } from './onboarding-slides';
import { pageMetadata } from '@/components/seo/metadata';
import { NextStep } from '@/components/sections/next-step';
import { PageIntro } from '@/components/sections/page-intro';
import { StructuredData } from '@/components/sections/structured-data';
import { routeOf } from '@/content/routes';
import { content } from '@/content/loaded';

const onboardingSlides = content.onboarding.slides;
const onboardingPage = content['pages/onboarding-guide'];

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
