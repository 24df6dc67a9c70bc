import { OnboardingSlides } from './onboarding-slides';
import { metadataOf, pageOf } from '@/components/pages/page-of';
import { WholePage } from '@/components/pages/whole-page';
import { PageIntro } from '@/components/sections/page-intro';
import { content } from '@/content/model/loaded';

const onboardingSlides = content.onboarding.slides;

export const metadata = metadataOf('onboarding-guide');

export default pageOf('onboarding-guide', function OnboardingGuidePage({ route, copy }) {
  return (
    <WholePage route={route} copy={copy}>
      <PageIntro route={route} intro={copy.intro} />
      <OnboardingSlides label={copy.slideshowLabel} slides={onboardingSlides} />
    </WholePage>
  );
});
