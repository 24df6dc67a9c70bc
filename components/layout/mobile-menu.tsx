import { useTranslations } from 'next-intl';
import { LanguageSwitch } from '@/components/layout/language-switch';
import { SocialLinks } from '@/components/layout/social-links';
import { Wordmark } from '@/components/layout/wordmark';
import { Glyph } from '@/components/ui/glyph';
import { SiteLink } from '@/components/ui/site-link';
import type { MenuName } from '@/content/model/schemas/in-menus';
import type { Route } from '@/content/model/schemas/route';
import { menuLabel, routesIn } from '@/content/model/routes';

const linkStyle =
  'hover:text-accent flex min-h-12 items-center font-semibold underline-current underline-offset-8';

/**
 * Dialog with the menus main, about and resources. Without a script it is a popover, which leaves
 * the page usable and is hidden where the bar's menu fits; the shell's script makes it modal, and the
 * expanded About list collapsible.
 */
export function MobileMenu() {
  const t = useTranslations('mobileMenu');
  const [home, ...rest] = routesIn('main');
  const about = routesIn('about');
  const resources = routesIn('resources');
  const link = (menu: MenuName, route: Route, className = linkStyle) => (
    <li key={route.key}>
      <SiteLink href={route.path} lang={route.language} className={className}>
        {menuLabel(route, menu)}
      </SiteLink>{' '}
    </li>
  );
  return (
    <dialog
      id="MobileMenu"
      popover="auto"
      aria-label={t('label')}
      className="@container m-0 h-dvh max-h-none w-full max-w-none overscroll-contain bg-surface px-gutter pb-8 text-ink menu-fits:hidden"
      suppressHydrationWarning
    >
      <div className="sticky top-0 flex h-bar items-center justify-between bg-surface">
        <Wordmark />{' '}
        <button
          type="button"
          popoverTarget="MobileMenu"
          popoverTargetAction="hide"
          className="-me-3 grid size-12 place-items-center"
        >
          <Glyph name="x" className="size-6" />
          <span className="sr-only">{t('close')}</span>
        </button>{' '}
      </div>
      <nav aria-label={t('navigationLabel')} className="text-subheading">
        <ul>
          {home && link('main', home)}
          <li hidden={about.length === 0}>
            <button
              type="button"
              id="MobileAboutToggle"
              aria-expanded="true"
              aria-controls="MobileAbout"
              className="group flex min-h-12 w-full items-center justify-between font-semibold"
              suppressHydrationWarning
            >
              {t('about')}
              <Glyph
                name="chevron-down"
                className="size-6 transition-transform group-aria-expanded:rotate-180 noscript:hidden"
              />
            </button>{' '}
            <ul id="MobileAbout" className="mb-3 border-s-2 border-accent ps-4">
              {about.map((route) =>
                link(
                  'about',
                  route,
                  'text-body hover:text-accent flex min-h-11 items-center underline-current underline-offset-8',
                ),
              )}
            </ul>
          </li>
          {rest.map((route) => link('main', route))}
        </ul>
        <p
          id="MobileResources"
          className="mt-8 text-small font-semibold text-muted"
          hidden={resources.length === 0}
        >
          {t('resources')}
        </p>{' '}
        <ul aria-labelledby="MobileResources" className="mt-2 flex flex-wrap gap-2 *:grow">
          {resources.map((route) =>
            link(
              'resources',
              route,
              'rounded-control border-line hover:border-ink text-small flex min-h-12 items-center justify-center border px-2 font-semibold',
            ),
          )}
        </ul>
      </nav>
      <LanguageSwitch className="mt-8 flex flex-wrap gap-x-6" />
      <SocialLinks className="-ms-2 mt-8 flex flex-wrap gap-2" label={t('socialLabel')} />
    </dialog>
  );
}
