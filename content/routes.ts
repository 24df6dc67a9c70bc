import 'server-only';
import { articles } from '@/content/journal';
import { defineContent } from '@/content/schemas/define-content';
import { routeTable, type MenuName, type Route, type RouteInput } from '@/content/schemas/route';
import { services } from '@/content/services';
import { site } from '@/content/site';

const hidden = { robots: 'noindex', inSitemap: false } as const;

/** All routes except those of services and articles. Menus list them in this order. */
const table = [
  {
    key: 'home',
    path: '/',
    title: `${site.name}: business services and remote professionals`,
    description: `${site.name} takes over business services you would rather not run and places skilled remote professionals in your team.`,
    icon: 'home',
    menus: { main: 'home', footerMain: 'home' },
  },
  {
    key: 'about',
    path: '/about',
    title: 'About the product',
    description: `What clients buy from ${site.name}, who does the work and by which values, and four years of our journey.`,
    icon: 'info',
    menus: { about: 'about', footerAbout: 'about' },
  },
  {
    key: 'why',
    path: `/about/why-${site.slug}`,
    parent: 'about',
    title: `Why ${site.name}`,
    description: `What ${site.name} changes for startups, small businesses and enterprise teams, and what the first month looks like in each.`,
    icon: 'sparkles',
    menus: { about: 'why', footerAbout: 'why' },
  },
  {
    key: 'purpose',
    path: '/about/purpose',
    parent: 'about',
    title: 'Purpose',
    description: `The mission, the vision and the five values that decide how ${site.name} works when nobody has written a rule.`,
    icon: 'target',
    menus: { about: 'purpose', footerAbout: 'purpose' },
  },
  {
    key: 'milestones',
    path: '/about/milestones',
    parent: 'about',
    title: 'Our Journey',
    description: `Six years of ${site.name} in six steps: what changed for clients in each year from 2018 to 2023.`,
    icon: 'flag',
    menus: { about: 'milestones', footerAbout: 'milestones' },
  },
  {
    key: 'work-culture',
    path: '/about/work-culture',
    parent: 'about',
    title: 'Work culture',
    description: `How people work at ${site.name}: four habits you will notice once our colleagues are part of your team.`,
    icon: 'coffee',
    menus: { about: 'workCulture', footerAbout: 'workCulture' },
  },
  {
    key: 'client-stories',
    path: '/about/client-stories',
    parent: 'about',
    title: 'Client stories',
    description:
      'Two pieces of work told as short reports: what was wrong, what we did, and what the client runs today.',
    icon: 'book-open',
    menus: { about: 'clientStories', footerAbout: 'clientStories' },
  },
  {
    key: 'hire-resources',
    path: '/about/hire-resources',
    parent: 'about',
    title: 'Hire remote professionals',
    description:
      'Hire developers, project managers and designers who work remotely in your team, tools and hours.',
    icon: 'user-plus',
    menus: { about: 'hireResources', footerAbout: 'hireResources' },
  },
  {
    key: 'careers',
    path: '/about/careers',
    parent: 'about',
    title: 'Careers',
    description: `Open positions at ${site.name}: Senior React Developer, full-time and remote, and Project Manager, full-time and hybrid.`,
    icon: 'briefcase',
    menus: { about: 'careers', footerAbout: 'careers' },
  },
  {
    key: 'ethics-code',
    path: '/about/ethics-code',
    parent: 'about',
    title: 'Code of ethics',
    description: `The rules that everyone at ${site.name} works by: core values, commitments to clients and professional standards.`,
    icon: 'scale',
    menus: { about: 'ethicsCode', footerAbout: 'ethicsCode' },
  },
  {
    key: 'hiring-guide',
    path: '/about/hiring-guide',
    parent: 'about',
    title: 'Hiring guide',
    description: `How hiring with ${site.name} works in six steps from your brief to the first working day, with your part and ours in each.`,
    icon: 'map',
    menus: { about: 'hiringGuide', footerAbout: 'hiringGuide' },
  },
  {
    key: 'services',
    path: '/services',
    title: 'Services',
    description:
      'From risk and compliance to social media: choose your biggest challenge and see the tasks we take over.',
    icon: 'puzzle',
    menus: { main: 'services', footerMain: 'services', footerServices: 'allServices' },
  },
  {
    key: 'industries',
    path: '/industries',
    title: 'Industries',
    description: `What ${site.name} does in healthcare, finance, manufacturing, retail, education, real estate, construction, travel and more.`,
    icon: 'factory',
    menus: { main: 'industries', footerMain: 'industries' },
  },
  {
    key: 'onboarding-guide',
    path: '/onboarding-guide',
    title: 'Onboarding guide',
    description:
      'Six stages from the first conversation to lasting support: how needs are agreed, people are chosen and work is handed over.',
    icon: 'clipboard-list',
    menus: { main: 'onboarding', footerMain: 'onboarding', footerResources: 'onboardingGuide' },
  },
  {
    key: 'blog',
    path: '/blog',
    title: 'The journal',
    description: `Notes from ${site.name} on hiring, handing work over and running remote teams well.`,
    icon: 'newspaper',
    menus: { resources: 'blog', footerResources: 'blog' },
  },
  {
    key: 'contact',
    path: '/contact',
    title: 'Contact',
    description: `Write to or call ${site.name}: contact form, e-mail, telephone, offices in London and Bengaluru, and business hours.`,
    icon: 'mail',
    menus: { main: 'contact', footerMain: 'contact', resources: 'support' },
  },
  {
    key: 'faq',
    path: '/faq',
    title: 'Knowledge Base',
    description: `Answers on hiring, services, security, pricing and working together with ${site.name}, searchable by any word.`,
    icon: 'circle-help',
    menus: { main: 'faq', resources: 'documentation', footerResources: 'knowledgeBase' },
  },
  {
    key: 'pricing',
    path: '/pricing',
    title: 'Pricing models',
    description:
      'Pay-As-You-Go, Dedicated Team or Fixed Price Project: what each includes, whom it suits and how long work takes.',
    icon: 'tag',
    menus: { footerServices: 'pricing' },
  },
  {
    key: 'security',
    path: '/security',
    title: 'Remote Work Security',
    description:
      'How remote colleagues reach your systems, how devices and data are protected, and which tools we work with.',
    icon: 'lock',
    menus: { about: 'security', footerResources: 'security' },
  },
  {
    key: 'sitemap',
    path: '/sitemap',
    title: 'Sitemap',
    description: `Every page of ${site.name}'s website on one page, each with a sentence on what you will find there.`,
    icon: 'map',
    menus: { footerResources: 'sitemap' },
  },
  {
    key: 'onboarding-redirect',
    path: '/hiring-guide',
    kind: 'redirect',
    title: 'Onboarding guide has moved',
    description: 'This page has moved to the onboarding guide, which opens by itself.',
    icon: 'clipboard-list',
    canonical: '/onboarding-guide',
    ...hidden,
  },
  {
    key: 'terms-of-use',
    path: '/terms-of-use',
    title: 'Terms of Use',
    description: `The terms of use of ${site.name}'s website are being written; ask us meanwhile.`,
    icon: 'file-text',
    menus: { footerLegal: 'termsOfUse' },
    ...hidden,
  },
  {
    key: 'privacy-policy',
    path: '/privacy-policy',
    title: 'Privacy Policy',
    description: `The privacy policy of ${site.name}'s website is being written; ask us meanwhile.`,
    icon: 'file-text',
    menus: { footerLegal: 'privacyPolicy' },
    ...hidden,
  },
  {
    key: 'cookie-policy',
    path: '/cookie-policy',
    title: 'Cookie Policy',
    description: `The cookie policy of ${site.name}'s website is being written; ask us meanwhile.`,
    icon: 'file-text',
    menus: { footerLegal: 'cookiePolicy' },
    ...hidden,
  },
] as const satisfies readonly RouteInput[];

/** Key of a route in the table above; services and articles are found by their paths. */
export type RouteKey = (typeof table)[number]['key'];

const serviceRoutes = services.flatMap(
  ({ id, aliases, title, description, icon }): RouteInput[] => {
    const path = `/service/${id}`;
    const shared = { title, description, icon, label: title, parent: 'services' };
    return [
      { ...shared, key: `service/${id}`, path, menus: { footerServices: id } },
      ...aliases.map((alias) => ({
        ...shared,
        key: `service/${alias}`,
        path: `/service/${alias}`,
        canonical: path,
        ...hidden,
      })),
    ];
  },
);

const articleRoutes = articles.map(({ slug, title, summary }): RouteInput => ({
  key: `blog/${slug}`,
  path: articlePath(slug),
  parent: 'blog',
  title,
  description: summary,
  icon: 'newspaper',
  label: title,
}));

/** All routes; header, footer, sitemap, metadata and tests read this table. */
export const routes: readonly Route[] = defineContent('content/routes.ts', routeTable, [
  ...table,
  ...serviceRoutes,
  ...articleRoutes,
]);

const byPath = new Map(routes.map((route) => [route.path, route]));

/** @returns the route at `path`, or undefined if there is none */
export function findRoute(path: string): Route | undefined {
  return byPath.get(path);
}

/** @returns the route named `key` */
export function routeOf(key: RouteKey): Route {
  const found = routes.find((route) => route.key === key);
  if (!found) throw new Error(`content/routes.ts has no route “${key}”.`);
  return found;
}

/** @returns the path of the route named `key` */
export function pathOf(key: RouteKey): string {
  return routeOf(key).path;
}

/** @returns the route and its ancestors, from the home page down */
export function trailOf(route: Route): Route[] {
  const parent = routes.find(({ key }) => key === (route.parent ?? 'home'));
  return parent && route.key !== 'home' ? [...trailOf(parent), route] : [route];
}

/** A parent page with the pages below it; the first section contains the top-level pages. */
type SiteSection = { key: string; parent?: Route; pages: Route[] };

/** The indexable pages, grouped as a visitor would look for them. */
export function siteSections(): SiteSection[] {
  const listed = routes.filter(({ inSitemap }) => inSitemap);
  const below = (key?: string) => listed.filter(({ parent }) => parent === key);
  const parents = listed.filter(({ key }) => below(key).length > 0);
  return [
    { key: 'main', pages: below().filter((route) => !parents.includes(route)) },
    ...parents.map((parent) => ({ key: parent.key, parent, pages: below(parent.key) })),
  ];
}

/** @returns the path of the page of the service `id` */
export function servicePath(id: string): string {
  return `/service/${id}`;
}

/** @returns the path of the article `slug` */
export function articlePath(slug: string): string {
  return `/blog/${slug}`;
}

/** @returns the routes that the menu lists, in the table's order */
export function routesIn(menu: MenuName): Route[] {
  return routes.filter(({ menus }) => menus[menu] !== undefined);
}
