import type { z } from 'zod';
import { pageOfSections } from '@/content/model/schemas/composed-page';
import { brandFile } from '@/content/model/schemas/brand';
import { storiesFile } from '@/content/model/schemas/client-stories';
import { contactFormFile } from '@/content/model/schemas/contact-form';
import { industriesFile } from '@/content/model/schemas/industries';
import { logosFile } from '@/content/model/schemas/logos';
import { milestonesFile } from '@/content/model/schemas/milestones';
import { pricingFile } from '@/content/model/schemas/pricing';
import { purposeFile } from '@/content/model/schemas/purpose';
import { faqFile } from '@/content/model/schemas/faq';
import { markdownWords } from '@/content/model/schemas/markdown';
import { menusFile } from '@/content/model/schemas/menus';
import { authorsFile } from '@/content/model/schemas/authors';
import { newsletterFile } from '@/content/model/schemas/newsletter';
import { noticeFile } from '@/content/model/schemas/notice';
import { blogPage } from '@/content/model/schemas/pages/blog';
import { contactPage } from '@/content/model/schemas/pages/contact';
import { faqPage } from '@/content/model/schemas/pages/faq';
import { milestonesPage } from '@/content/model/schemas/pages/milestones';
import { notFoundPage } from '@/content/model/schemas/pages/not-found';
import { onboardingPage } from '@/content/model/schemas/pages/onboarding-guide';
import { movedPage } from '@/content/model/schemas/pages/onboarding-redirect';
import { securityPage } from '@/content/model/schemas/pages/security';
import { servicePage } from '@/content/model/schemas/pages/service';
import { servicesPage } from '@/content/model/schemas/pages/services';
import { sitemapPage } from '@/content/model/schemas/pages/sitemap';
import { whyPage } from '@/content/model/schemas/pages/why';
import { redirectsFile } from '@/content/model/schemas/redirects';
import { servicesFile } from '@/content/model/schemas/service';
import { siteFile } from '@/content/model/schemas/site';
import { teamFile } from '@/content/model/schemas/team';
import { heroFile } from '@/content/model/schemas/hero';
import { onboardingFile } from '@/content/model/schemas/onboarding';
import { defaultLanguage } from '@/messages/languages';

/** A file of content, and the rules for what is in it. */
interface Entry {
  schema: z.ZodType;
  /** What it is called in the editor. */
  title: string;
  group: 'company' | 'collections' | 'pages';
  /** Whether the site works without the file; a page of the route table then has no route. */
  isOptional?: true;
}

const collection = <Schema extends z.ZodType>(title: string, schema: Schema) => ({
  schema,
  title,
  group: 'collections' as const,
});

const copy = <Schema extends z.ZodType>(title: string, schema: Schema) => ({
  schema,
  title,
  group: 'pages' as const,
});

/** A page that an owner may take away by deleting its file. */
const removable = <Schema extends z.ZodType>(title: string, schema: Schema) => ({
  ...copy(title, schema),
  isOptional: true as const,
});

/**
 * Every file of content except articles and the pages that owners add, by its path without
 * extension in `content` or the language's folder. A page's name here is the key of its route.
 */
export const catalogue = {
  site: { schema: siteFile, title: 'The company', group: 'company' },
  brand: { schema: brandFile, title: 'Colours, font and logo', group: 'company' },
  menus: { schema: menusFile, title: 'Menus', group: 'company' },
  redirects: {
    schema: redirectsFile,
    title: 'Redirects',
    group: 'company',
    isOptional: true,
  },

  services: collection('Services', servicesFile),
  faq: collection('Questions and answers', faqFile),
  hero: collection('Slides of the home page', heroFile),
  industries: collection('Industries', industriesFile),
  logos: collection('Logos of clients', logosFile),
  markdown: collection('Words of long texts', markdownWords),
  milestones: collection('Milestones', milestonesFile),
  onboarding: collection('Slides of the onboarding guide', onboardingFile),
  purpose: collection('Mission, vision and values', purposeFile),
  'client-stories': collection('Client stories', storiesFile),
  pricing: collection('Pricing models and durations', pricingFile),
  'contact-form': collection('Contact form', contactFormFile),
  authors: { ...collection('Authors', authorsFile), isOptional: true },
  team: { ...collection('Team', teamFile), isOptional: true },
  newsletter: { ...collection('Sign-up for news', newsletterFile), isOptional: true },
  notice: { ...collection('Notice on top of every page', noticeFile), isOptional: true },

  'pages/home': copy('Home', pageOfSections),
  'pages/about': copy('About', pageOfSections),
  'pages/why': removable('Why us', whyPage),
  'pages/purpose': removable('Purpose page', pageOfSections),
  'pages/milestones': removable('Our journey', milestonesPage),
  'pages/work-culture': removable('Work culture', pageOfSections),
  'pages/client-stories': removable('Client stories page', pageOfSections),
  'pages/hire-resources': removable('Hire remote professionals', pageOfSections),
  'pages/careers': removable('Careers', pageOfSections),
  'pages/ethics-code': removable('Code of ethics', pageOfSections),
  'pages/hiring-guide': removable('Hiring guide', pageOfSections),
  'pages/services': copy('Services page', servicesPage),
  'pages/service': copy('What all service pages share', servicePage),
  'pages/industries': removable('Industries page', pageOfSections),
  'pages/onboarding-guide': removable('Onboarding guide', onboardingPage),
  'pages/onboarding-redirect': removable('Moved page', movedPage),
  'pages/blog': removable('The journal', blogPage),
  'pages/contact': copy('Contact page', contactPage),
  'pages/faq': removable('Knowledge base page', faqPage),
  'pages/pricing': removable('Pricing page', pageOfSections),
  'pages/security': removable('Security', securityPage),
  'pages/sitemap': copy('Sitemap', sitemapPage),
  'pages/terms-of-use': removable('Terms of use', pageOfSections),
  'pages/privacy-policy': removable('Privacy policy', pageOfSections),
  'pages/cookie-policy': removable('Cookie policy', pageOfSections),
  'pages/not-found': copy('404 page', notFoundPage),
} as const satisfies Record<string, Entry>;

export type ContentName = keyof typeof catalogue;
/** The validated values of all files; undefined for an optional file that is missing. */
export type Content = {
  [Name in ContentName]:
    | z.output<(typeof catalogue)[Name]['schema']>
    | ((typeof catalogue)[Name] extends { isOptional: true } ? undefined : never);
};

export const contentNames = Object.keys(catalogue) as ContentName[];

/** Files that are the same in every language. */
const ofAllLanguages: readonly ContentName[] = ['site', 'brand', 'menus', 'redirects'];

/**
 * Path of a file of content from the site's folder, such as `content/en/pages/home.yaml`.
 *
 * @param language its code; some files are the same in every language
 */
export function contentFile(name: ContentName, language: string): string {
  return ofAllLanguages.includes(name)
    ? `content/${name}.yaml`
    : `content/${language}/${name}.yaml`;
}

/** An entry of the catalogue, with the path of its file. */
export interface ContentFile extends Entry {
  file: string;
}

/** Whether a file of the catalogue may be missing. */
export function isOptional(name: ContentName): boolean {
  return 'isOptional' in catalogue[name];
}

/** Files without which a translation has no beginning; it may do without any other. */
const ofEveryLanguage: readonly ContentName[] = ['pages/home', 'markdown'];

/** Whether a language must have a file of its own: the default one, all that are not optional. */
export function isNeeded(name: ContentName, language: string): boolean {
  if (language === defaultLanguage.code) return !isOptional(name);
  return ofAllLanguages.includes(name) ? !isOptional(name) : ofEveryLanguage.includes(name);
}

/** The catalogue with the paths of its files in a language. */
export function contentFilesIn(language: string): Record<ContentName, ContentFile> {
  const files = contentNames.map((name) => [
    name,
    { ...catalogue[name], file: contentFile(name, language) },
  ]);
  return Object.fromEntries(files) as Record<ContentName, ContentFile>;
}
