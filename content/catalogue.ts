import type { z } from 'zod';
import { language } from '@/messages/languages';
import * as collections from '@/content/schemas/collections';
import { contactFormFile } from '@/content/schemas/contact-form';
import { faqFile } from '@/content/schemas/faq';
import { aboutPage } from '@/content/schemas/pages/about';
import { blogPage } from '@/content/schemas/pages/blog';
import { careersPage } from '@/content/schemas/pages/careers';
import { storiesPage } from '@/content/schemas/pages/client-stories';
import { contactPage } from '@/content/schemas/pages/contact';
import { ethicsPage } from '@/content/schemas/pages/ethics-code';
import { faqPage } from '@/content/schemas/pages/faq';
import { hirePage } from '@/content/schemas/pages/hire-resources';
import { hiringGuidePage } from '@/content/schemas/pages/hiring-guide';
import { homePage } from '@/content/schemas/pages/home';
import { industriesPage } from '@/content/schemas/pages/industries';
import { legalPage } from '@/content/schemas/pages/legal';
import { milestonesPage } from '@/content/schemas/pages/milestones';
import { notFoundPage } from '@/content/schemas/pages/not-found';
import { onboardingPage } from '@/content/schemas/pages/onboarding-guide';
import { movedPage } from '@/content/schemas/pages/onboarding-redirect';
import { pricingPage } from '@/content/schemas/pages/pricing';
import { purposePage } from '@/content/schemas/pages/purpose';
import { securityPage } from '@/content/schemas/pages/security';
import { servicePage } from '@/content/schemas/pages/service';
import { servicesPage } from '@/content/schemas/pages/services';
import { sitemapPage } from '@/content/schemas/pages/sitemap';
import { whyPage } from '@/content/schemas/pages/why';
import { culturePage } from '@/content/schemas/pages/work-culture';
import { servicesFile } from '@/content/schemas/service';
import { siteFile } from '@/content/schemas/site';
import { heroFile, onboardingFile } from '@/content/schemas/slide';

/** A file of content, and the rules for what is in it. */
interface ContentFile {
  file: string;
  schema: z.ZodType;
  /** What it is called in the editor. */
  title: string;
  group: 'company' | 'collections' | 'pages';
}

const collection = <Schema extends z.ZodType>(name: string, title: string, schema: Schema) => ({
  file: `content/${language.code}/${name}.yaml`,
  schema,
  title,
  group: 'collections' as const,
});

const copy = <Schema extends z.ZodType>(name: string, title: string, schema: Schema) => ({
  file: `content/${language.code}/pages/${name}.yaml`,
  schema,
  title,
  group: 'pages' as const,
});

/** Every file of content except the articles. A page's name here is the key of its route. */
export const contentFiles = {
  site: { file: 'content/site.yaml', schema: siteFile, title: 'The company', group: 'company' },

  services: collection('services', 'Services', servicesFile),
  faq: collection('faq', 'Questions and answers', faqFile),
  hero: collection('hero', 'Slides of the home page', heroFile),
  industries: collection('industries', 'Industries', collections.industriesFile),
  logos: collection('logos', 'Logos of clients', collections.logosFile),
  milestones: collection('milestones', 'Milestones', collections.milestonesFile),
  onboarding: collection('onboarding', 'Slides of the onboarding guide', onboardingFile),
  pricing: collection('pricing', 'Pricing models', collections.pricingFile),
  'contact-form': collection('contact-form', 'Contact form', contactFormFile),

  'pages/home': copy('home', 'Home', homePage),
  'pages/about': copy('about', 'About', aboutPage),
  'pages/why': copy('why', 'Why us', whyPage),
  'pages/purpose': copy('purpose', 'Purpose', purposePage),
  'pages/milestones': copy('milestones', 'Our journey', milestonesPage),
  'pages/work-culture': copy('work-culture', 'Work culture', culturePage),
  'pages/client-stories': copy('client-stories', 'Client stories', storiesPage),
  'pages/hire-resources': copy('hire-resources', 'Hire remote professionals', hirePage),
  'pages/careers': copy('careers', 'Careers', careersPage),
  'pages/ethics-code': copy('ethics-code', 'Code of ethics', ethicsPage),
  'pages/hiring-guide': copy('hiring-guide', 'Hiring guide', hiringGuidePage),
  'pages/services': copy('services', 'Services page', servicesPage),
  'pages/service': copy('service', 'What all service pages share', servicePage),
  'pages/industries': copy('industries', 'Industries page', industriesPage),
  'pages/onboarding-guide': copy('onboarding-guide', 'Onboarding guide', onboardingPage),
  'pages/onboarding-redirect': copy('onboarding-redirect', 'Moved page', movedPage),
  'pages/blog': copy('blog', 'The journal', blogPage),
  'pages/contact': copy('contact', 'Contact page', contactPage),
  'pages/faq': copy('faq', 'Knowledge base page', faqPage),
  'pages/pricing': copy('pricing', 'Pricing page', pricingPage),
  'pages/security': copy('security', 'Security', securityPage),
  'pages/sitemap': copy('sitemap', 'Sitemap', sitemapPage),
  'pages/terms-of-use': copy('terms-of-use', 'Terms of use', legalPage),
  'pages/privacy-policy': copy('privacy-policy', 'Privacy policy', legalPage),
  'pages/cookie-policy': copy('cookie-policy', 'Cookie policy', legalPage),
  'pages/not-found': copy('not-found', '404 page', notFoundPage),
} as const satisfies Record<string, ContentFile>;

export type ContentName = keyof typeof contentFiles;
/** The validated values of all files. */
export type Content = {
  [Name in ContentName]: z.output<(typeof contentFiles)[Name]['schema']>;
};
