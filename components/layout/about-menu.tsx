import { useTranslations } from 'next-intl';
import { Glyph } from '@/components/ui/glyph';
import { SiteLink } from '@/components/ui/site-link';
import { menuLabel, routesIn } from '@/content/model/routes';

/**
 * Disclosure with the About pages. The popover opens on press without a script; the shell's script
 * replaces `popovertarget` and adds hover timing, `aria-expanded` and closing on lost focus.
 */
export function AboutMenu() {
  const t = useTranslations('header');
  const pages = routesIn('about');
  return (
    <li id="AboutMenu" hidden={pages.length === 0}>
      <button
        type="button"
        id="AboutToggle"
        aria-controls="AboutPanel"
        popoverTarget="AboutPanel"
        className="group flex h-bar items-center px-2.5 font-medium -outline-offset-3 transition-colors hover:text-accent no-popover:noscript:hidden"
        suppressHydrationWarning
      >
        {t('aboutToggle')}
        <Glyph
          name="chevron-down"
          className="size-4 transition-transform group-aria-expanded:rotate-180"
        />
      </button>{' '}
      <nav
        id="AboutPanel"
        popover="auto"
        aria-label={t('aboutPanelLabel')}
        // Browsers without popovers would show it.
        className="inset-x-4 top-bar bottom-auto mx-auto max-h-below-bar w-auto max-w-panel scroll-p-4 overscroll-contain border border-line bg-surface p-4 whitespace-normal text-ink shadow-panel not-open:hidden"
      >
        <ul className="grid grid-cols-3 gap-1">
          {pages.map((route) => (
            <li key={route.key}>
              <SiteLink
                href={route.path}
                lang={route.language}
                className="block h-full rounded-control p-3 hover:bg-surface-raised"
              >
                <span className="block font-semibold underline-current underline-offset-4">
                  {menuLabel(route, 'about')}
                </span>{' '}
                <span className="block text-muted">{route.menuText}</span>
              </SiteLink>{' '}
            </li>
          ))}
        </ul>
      </nav>
    </li>
  );
}
