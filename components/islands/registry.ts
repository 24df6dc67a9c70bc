import { CategoryTabs } from './category-tabs/category-tabs';
import { ContactForm } from './contact-form/contact-form';
import { FaqSearch } from './faq-search/faq-search';
import { HeroCarousel } from './hero-carousel/hero-carousel';
import { JournalSearch } from './journal-search/journal-search';
import { LogoStrip } from './logo-strip/logo-strip';
import { MilestonesCarousel } from './milestones-carousel/milestones-carousel';
import { OfficeClock } from './office-clock/office-clock';
import { OnboardingSlideshow } from './onboarding-slideshow/onboarding-slideshow';
import { ServiceExplorer } from './service-explorer/service-explorer';
import { Toaster } from './toaster/toaster';

/**
 * Every island by its name, which is also the name of its folder and file; the finished export
 * bundles each from there (`engine/bundle`).
 */
export const registry = {
  'category-tabs': CategoryTabs,
  'contact-form': ContactForm,
  'faq-search': FaqSearch,
  'hero-carousel': HeroCarousel,
  'journal-search': JournalSearch,
  'logo-strip': LogoStrip,
  'milestones-carousel': MilestonesCarousel,
  'office-clock': OfficeClock,
  'onboarding-slideshow': OnboardingSlideshow,
  'service-explorer': ServiceExplorer,
  toaster: Toaster,
};
