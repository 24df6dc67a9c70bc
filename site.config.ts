import { contactDelivery, contactOrigins, needsNetlifyForm } from '@/components/contact/endpoint';
import { contactFieldNames, netlifyFormFile } from '@/components/contact/netlify-form';
import { siteOrigin } from '@/components/seo/site-url';
import { brand } from '@/content/model/brand';
import { articles, content, pages, redirects } from '@/content/model/loaded';
import { pictureFolders } from '@/content/model/picture-folders';
import { picturesIn } from '@/content/model/pictures';
import { allRoutes, languagesOf } from '@/content/model/languages-of';
import { absentPaths } from '@/content/model/routes';
import { site } from '@/content/model/site';
import { defineSite } from '@/engine/define-site';
import type { Host } from '@/engine/hosting/hosts';
import { licencesFile } from '@/engine/hosting/licences';
import { securityFile } from '@/engine/hosting/security-txt';
import { language } from '@/messages/language';
import { languages, translationCodes } from '@/messages/languages';
import { insightOf, shellOf } from '@/scripts/bundle-shell';

const insight = insightOf('.');
const basePath = process.env.BASE_PATH ?? '';

/** The folder of pictures, if there are any. */
const media = picturesIn([content, pages, articles]).length > 0 ? ['/media'] : [];

/** Everything that the engine knows about this site. */
export default defineSite({
  host: (process.env.FOR_HOST || undefined) as Host | undefined,
  basePath,
  translations: translationCodes.map((code) => ({
    code,
    environment: {
      SITE_LANGUAGE: code,
      BASE_PATH: `${basePath}/${code}`,
      TYPES_ARE_CHECKED: '1',
    },
  })),
  language: language.code,
  routes: allRoutes().map(({ path, kind, canonical }) => {
    const codes = languagesOf(path);
    const isInSome = codes.length < languages.length;
    return { path, kind, canonical, ...(isInSome && { languages: codes }) };
  }),
  leaveOut: absentPaths(),
  redirects: redirects.map(({ from, to }) => ({ from, to })),
  islands: {
    environment: {
      NEXT_PUBLIC_BASE_PATH: basePath,
      // With `no`, the bundle leaves out the code for sending.
      CONTACT_SENDS: contactDelivery ? 'yes' : 'no',
      // And that for the owner's own fields.
      CONTACT_FIELDS: content['contact-form'].fields ? 'yes' : 'no',
      // And that for offices with hours of their own.
      OFFICES_DIFFER: site.offices.some(({ hours }) => hours) ? 'yes' : 'no',
    },
    adoptStylesOf: [
      {
        package: 'sonner',
        // Rules for cards that sonner draws itself, and for places other than ours: it shows our own
        // cards, which have their own style, in a lower corner.
        without: [
          ...['[data-styled=true]', '[data-sonner-theme=', '[data-rich-colors=true]'],
          ...[
            'html[dir=',
            '[data-lifted=true]',
            '[data-front=false]::before',
            '[data-expanded=true]::after',
            '.sonner-loading-wrapper',
            '.sonner-loading-bar:',
          ],
          ...['.sonner-spinner', '.sonner-loader', '[data-promise=true]'],
          ...[
            '[data-sonner-toast][data-y-position=top]',
            '[data-sonner-toaster][data-y-position=top]',
          ],
          '[data-x-position=center]',
          '[data-expanded=false][data-front=false]',
        ],
      },
    ],
  },
  shell: shellOf('.'),
  font: {
    package: brand.font,
    // Features that browsers apply by default, and the one for `tabular-nums`.
    features: ['ccmp', 'kern', 'locl', 'mark', 'mkmk', 'rvrn', 'tnum'],
  },
  currentLinks: '#SiteHeader nav a, #SiteFooter a:not([target])',
  oneStyle: [
    ...['/blog', '/service', pages.map(({ path }) => path)],
    // Pages that need nearly the same style, and pages where few visits begin.
    ...[
      ['/about', '/about/purpose'],
      ['/404', '/hiring-guide', '/sitemap'],
    ],
  ],
  // Images of the feeds, social cards, icons and logos.
  embeddable: [
    ...new Set(['/icons', '/journal', '/logos', '/social', ...media, ...pictureFolders(articles)]),
  ],
  immutable: media,
  subdomainsOverTls: true,
  policy: {
    ...contactOrigins,
    connect: [...contactOrigins.connect, ...(insight ? [new URL(insight.url).origin] : [])],
  },
  addFiles: async (write) => {
    // Imported only now, because whoever asks something else of this file draws nothing.
    const { drawSocialCards } = await import('@/components/social/social-cards');
    await drawSocialCards(write);
  },
  files: () => ({
    '.well-known/security.txt': securityFile({
      email: site.email,
      siteUrl: `${siteOrigin}${basePath}`,
      languages: languages.map(({ code }) => code),
      builtAt: new Date(),
    }),
    'third-party-licences.txt': licencesFile(),
    ...(contactDelivery &&
      needsNetlifyForm && {
        'netlify-form.html': netlifyFormFile(
          contactDelivery,
          contactFieldNames(content['contact-form']),
        ),
      }),
  }),
});
