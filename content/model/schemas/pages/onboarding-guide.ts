import { furtherSections } from '@/content/model/schemas/composed-page';
import { carouselName, withNext } from '@/content/model/schemas/pages/shared';

export const onboardingPage = withNext.extend({
  slideshowLabel: carouselName,
  sections: furtherSections(),
});
