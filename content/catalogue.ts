import type { z } from 'zod';
import { LANGUAGE } from '@/content/read/language';
import * as collections from '@/content/schemas/collections';
import { contactFormFile } from '@/content/schemas/contact-form';
import { faqFile } from '@/content/schemas/faq';
import * as page from '@/content/schemas/pages';
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
  file: `content/${LANGUAGE}/${name}.yaml`,
  schema,
  title,
  group: 'collections' as const,
});

const copy = <Schema extends z.ZodType>(name: string, title: string, schema: Schema) => ({
  file: `content/${LANGUAGE}/pages/${name}.yaml`,
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

  'pages/home': copy('home', 'Home', page.homePage),
  'pages/about': copy('about', 'About', page.aboutPage),
  'pages/why': copy('why', 'Why us', page.whyPage),
  'pages/purpose': copy('purpose', 'Purpose', page.purposePage),
  'pages/milestones': copy('milestones', 'Our journey', page.milestonesPage),
  'pages/work-culture': copy('work-culture', 'Work culture', page.culturePage),
  'pages/client-stories': copy('client-stories', 'Client stories', page.storiesPage),
  'pages/hire-resources': copy('hire-resources', 'Hire remote professionals', page.hirePage),
  'pages/careers': copy('careers', 'Careers', page.careersPage),
  'pages/ethics-code': copy('ethics-code', 'Code of ethics', page.ethicsPage),
  'pages/hiring-guide': copy('hiring-guide', 'Hiring guide', page.hiringGuidePage),
  'pages/services': copy('services', 'Services page', page.servicesPage),
  'pages/service': copy('service', 'What all service pages share', page.servicePage),
  'pages/industries': copy('industries', 'Industries page', page.industriesPage),
  'pages/onboarding-guide': copy('onboarding-guide', 'Onboarding guide', page.onboardingPage),
  'pages/onboarding-redirect': copy('onboarding-redirect', 'Moved page', page.movedPage),
  'pages/blog': copy('blog', 'The journal', page.blogPage),
  'pages/contact': copy('contact', 'Contact page', page.contactPage),
  'pages/faq': copy('faq', 'Knowledge base page', page.faqPage),
  'pages/pricing': copy('pricing', 'Pricing page', page.pricingPage),
  'pages/security': copy('security', 'Security', page.securityPage),
  'pages/sitemap': copy('sitemap', 'Sitemap', page.sitemapPage),
  'pages/terms-of-use': copy('terms-of-use', 'Terms of use', page.legalPage),
  'pages/privacy-policy': copy('privacy-policy', 'Privacy policy', page.legalPage),
  'pages/cookie-policy': copy('cookie-policy', 'Cookie policy', page.legalPage),
  'pages/not-found': copy('not-found', '404 page', page.notFoundPage),
} as const satisfies Record<string, ContentFile>;

export type ContentName = keyof typeof contentFiles;
/** The validated values of all files. */
export type Content = {
  [Name in ContentName]: z.output<(typeof contentFiles)[Name]['schema']>;
};
