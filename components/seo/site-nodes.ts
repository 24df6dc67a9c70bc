import 'server-only';
import type { Organization, WebSite } from 'schema-dts';
import { iconPath } from '@/components/seo/site-icons';
import { absoluteUrl } from '@/components/seo/site-url';
import { site } from '@/content/model/site';
import { locale } from '@/messages/language';

/** Ids by which the nodes of every page refer to one another. */
export const ORGANIZATION = { '@id': `${absoluteUrl('/')}#organization` } as const;
const WEBSITE_ID = `${absoluteUrl('/')}#website`;
export const WEBSITE = { '@id': WEBSITE_ID } as const;

/** The company, as on every page: its name, logo and social profiles. */
export const organization = {
  '@type': 'Organization',
  ...ORGANIZATION,
  name: site.name,
  legalName: site.legalName,
  slogan: site.tagline,
  url: absoluteUrl('/'),
  logo: absoluteUrl(iconPath('icon-512.png')),
  sameAs: site.profiles.map(({ url }) => url),
} as const satisfies Organization;

/** The site as a whole. */
export const website = {
  '@type': 'WebSite',
  ...WEBSITE,
  name: site.name,
  url: absoluteUrl('/'),
  inLanguage: locale,
  publisher: ORGANIZATION,
} as const satisfies WebSite;
