import type { RouteStructure } from '@/content/schemas/route';

const hidden = { robots: 'noindex', inSitemap: false } as const;

/**
 * All routes except those of services and articles. Menus list them in this order. Title and
 * description of each are in `pages/<key>.yaml`.
 */
export const routeTable = [
  {
    key: 'home',
    path: '/',
    icon: 'home',
    menus: { main: 'home', footerMain: 'home' },
  },
  {
    key: 'about',
    path: '/about',
    icon: 'info',
    menus: { about: 'about', footerAbout: 'about' },
  },
  {
    key: 'why',
    path: '/about/why-{slug}',
    parent: 'about',
    icon: 'sparkles',
    menus: { about: 'why', footerAbout: 'why' },
  },
  {
    key: 'purpose',
    path: '/about/purpose',
    parent: 'about',
    icon: 'target',
    menus: { about: 'purpose', footerAbout: 'purpose' },
  },
  {
    key: 'milestones',
    path: '/about/milestones',
    parent: 'about',
    icon: 'flag',
    menus: { about: 'milestones', footerAbout: 'milestones' },
  },
  {
    key: 'work-culture',
    path: '/about/work-culture',
    parent: 'about',
    icon: 'coffee',
    menus: { about: 'workCulture', footerAbout: 'workCulture' },
  },
  {
    key: 'client-stories',
    path: '/about/client-stories',
    parent: 'about',
    icon: 'book-open',
    menus: { about: 'clientStories', footerAbout: 'clientStories' },
  },
  {
    key: 'hire-resources',
    path: '/about/hire-resources',
    parent: 'about',
    icon: 'user-plus',
    menus: { about: 'hireResources', footerAbout: 'hireResources' },
  },
  {
    key: 'careers',
    path: '/about/careers',
    parent: 'about',
    icon: 'briefcase',
    menus: { about: 'careers', footerAbout: 'careers' },
  },
  {
    key: 'ethics-code',
    path: '/about/ethics-code',
    parent: 'about',
    icon: 'scale',
    menus: { about: 'ethicsCode', footerAbout: 'ethicsCode' },
  },
  {
    key: 'hiring-guide',
    path: '/about/hiring-guide',
    parent: 'about',
    icon: 'map',
    menus: { about: 'hiringGuide', footerAbout: 'hiringGuide' },
  },
  {
    key: 'services',
    path: '/services',
    icon: 'puzzle',
    menus: { main: 'services', footerMain: 'services', footerServices: 'allServices' },
  },
  {
    key: 'industries',
    path: '/industries',
    icon: 'factory',
    menus: { main: 'industries', footerMain: 'industries' },
  },
  {
    key: 'onboarding-guide',
    path: '/onboarding-guide',
    icon: 'clipboard-list',
    menus: { main: 'onboarding', footerMain: 'onboarding', footerResources: 'onboardingGuide' },
  },
  {
    key: 'blog',
    path: '/blog',
    icon: 'newspaper',
    menus: { resources: 'blog', footerResources: 'blog' },
  },
  {
    key: 'contact',
    path: '/contact',
    icon: 'mail',
    menus: { main: 'contact', footerMain: 'contact', resources: 'support' },
  },
  {
    key: 'faq',
    path: '/faq',
    icon: 'circle-help',
    menus: { main: 'faq', resources: 'documentation', footerResources: 'knowledgeBase' },
  },
  {
    key: 'pricing',
    path: '/pricing',
    icon: 'tag',
    menus: { footerServices: 'pricing' },
  },
  {
    key: 'security',
    path: '/security',
    icon: 'lock',
    menus: { about: 'security', footerResources: 'security' },
  },
  {
    key: 'sitemap',
    path: '/sitemap',
    icon: 'map',
    menus: { footerResources: 'sitemap' },
  },
  {
    key: 'onboarding-redirect',
    path: '/hiring-guide',
    kind: 'redirect',
    icon: 'clipboard-list',
    canonical: '/onboarding-guide',
    ...hidden,
  },
  {
    key: 'terms-of-use',
    path: '/terms-of-use',
    icon: 'file-text',
    menus: { footerLegal: 'termsOfUse' },
    ...hidden,
  },
  {
    key: 'privacy-policy',
    path: '/privacy-policy',
    icon: 'file-text',
    menus: { footerLegal: 'privacyPolicy' },
    ...hidden,
  },
  {
    key: 'cookie-policy',
    path: '/cookie-policy',
    icon: 'file-text',
    menus: { footerLegal: 'cookiePolicy' },
    ...hidden,
  },
] as const satisfies readonly RouteStructure[];

/** Key of a route in the table; services and articles are found by their paths. */
export type RouteKey = (typeof routeTable)[number]['key'];

/** Files that routes of the site make, by their paths; content may link to them. */
export const generatedFiles = [
  '/blog/atom.xml',
  '/blog/feed.json',
  '/llms.txt',
  '/sitemap.xml',
] as const;
