import type { RouteStructure } from '@/content/model/schemas/route';

const hidden = { robots: 'noindex', inSitemap: false } as const;

/**
 * All routes that are not made from content, in the order of the sitemap. Their titles are in
 * `pages/<key>.yaml`, and `menus.yaml` says which menus list them.
 */
export const routeTable = [
  {
    key: 'home',
    path: '/',
    icon: 'home',
  },
  {
    key: 'about',
    path: '/about',
    icon: 'info',
  },
  {
    key: 'why',
    path: '/about/why-{slug}',
    parent: 'about',
    icon: 'sparkles',
  },
  {
    key: 'purpose',
    path: '/about/purpose',
    parent: 'about',
    icon: 'target',
  },
  {
    key: 'milestones',
    path: '/about/milestones',
    parent: 'about',
    icon: 'flag',
  },
  {
    key: 'work-culture',
    path: '/about/work-culture',
    parent: 'about',
    icon: 'coffee',
  },
  {
    key: 'client-stories',
    path: '/about/client-stories',
    parent: 'about',
    icon: 'book-open',
  },
  {
    key: 'hire-resources',
    path: '/about/hire-resources',
    parent: 'about',
    icon: 'user-plus',
  },
  {
    key: 'careers',
    path: '/about/careers',
    parent: 'about',
    icon: 'briefcase',
  },
  {
    key: 'ethics-code',
    path: '/about/ethics-code',
    parent: 'about',
    icon: 'scale',
  },
  {
    key: 'hiring-guide',
    path: '/about/hiring-guide',
    parent: 'about',
    icon: 'map',
  },
  {
    key: 'services',
    path: '/services',
    icon: 'puzzle',
  },
  {
    key: 'industries',
    path: '/industries',
    icon: 'factory',
  },
  {
    key: 'onboarding-guide',
    path: '/onboarding-guide',
    icon: 'clipboard-list',
  },
  {
    key: 'blog',
    path: '/blog',
    icon: 'newspaper',
  },
  {
    key: 'contact',
    path: '/contact',
    icon: 'mail',
  },
  {
    key: 'faq',
    path: '/faq',
    icon: 'circle-help',
  },
  {
    key: 'pricing',
    path: '/pricing',
    icon: 'tag',
  },
  {
    key: 'security',
    path: '/security',
    icon: 'lock',
  },
  {
    key: 'sitemap',
    path: '/sitemap',
    icon: 'map',
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
    ...hidden,
  },
  {
    key: 'privacy-policy',
    path: '/privacy-policy',
    icon: 'file-text',
    ...hidden,
  },
  {
    key: 'cookie-policy',
    path: '/cookie-policy',
    icon: 'file-text',
    ...hidden,
  },
] as const satisfies readonly RouteStructure[];

/** Key of a route in the table; services and articles are found by their paths. */
export type RouteKey = (typeof routeTable)[number]['key'];

/** Paths of files that routes of the site make; content may link to these files. */
export const generatedFiles = [
  '/blog/atom.xml',
  '/blog/feed.json',
  '/llms.txt',
  '/sitemap.xml',
] as const;

/** Whether a path is below another, as a feed is below the journal and exists only with it. */
export const isBelow = (path: string, above: string) => path.startsWith(`${above}/`);
