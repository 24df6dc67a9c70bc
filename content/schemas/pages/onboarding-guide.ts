import { carouselName, withNext } from '@/content/schemas/pages/shared';

export const onboardingPage = withNext.extend({ slideshowLabel: carouselName });
