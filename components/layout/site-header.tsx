import { useTranslations } from 'next-intl';
import { AboutMenu } from '@/components/layout/about-menu';
import { MobileMenu } from '@/components/layout/mobile-menu';
import { SocialLinks } from '@/components/layout/social-links';
import { Wordmark } from '@/components/layout/wordmark';
import { Container } from '@/components/ui/container';
import { EndMark } from '@/components/ui/end-mark';
import { Glyph } from '@/components/ui/glyph';
import { SiteLink } from '@/components/ui/site-link';
import { menuLabel, routesIn } from '@/content/model/routes';
import { site } from '@/content/model/site';

/** A word of the ruler for each label: between words it has the room of the links' padding. */
const asWord = (label: string) => label.replaceAll(' ', '.');

/**
 * Fixed bar: wordmark, and as much as has room beside it of desktop menu with its About panel and
 * social profiles; otherwise the mobile menu's toggle. The browser measures it: see `bar-ruler` in
 * the style sheet.
 */
export function SiteHeader() {
  const t = useTranslations('header');
  const pages = routesIn('main');
  const [home, ...rest] = pages;
  const labels = [t('aboutToggle'), ...pages.map((route) => menuLabel(route, 'main'))];
  // The links are as high as the bar: the window would clip a focus ring around them.
  const link = (route: NonNullable<typeof home>) => (
    <li key={route.key}>
      <SiteLink
        href={route.path}
        lang={route.language}
        className="flex h-bar items-center px-2.5 font-medium underline-current underline-offset-8 -outline-offset-3 transition-colors hover:text-accent"
      >
        {menuLabel(route, 'main')}
      </SiteLink>{' '}
    </li>
  );
  return (
    <header
      id="SiteHeader"
      className="@container fixed inset-x-0 top-0 z-40 bg-surface transition-shadow data-scrolled:shadow-header print:hidden"
      suppressHydrationWarning
    >
      <Container className="shown-whole flex h-bar items-center justify-between gap-4">
        <Wordmark />{' '}
        <div
          className="bar-ruler"
          data-labels={labels.map(asWord).join(' ')}
          data-profiles={'.'.repeat(site.profiles.length)}
        >
          <div>
            <nav
              aria-label={t('mainLabel')}
              className="mx-auto hidden text-small whitespace-nowrap menu-fits:block"
            >
              <ul className="flex">
                {home && link(home)}
                <AboutMenu />
                {rest.map(link)}
              </ul>
            </nav>
            <SocialLinks className="hidden all-fits:flex" label={t('socialLabel')} />
            <button
              type="button"
              id="MenuToggle"
              aria-controls="MobileMenu"
              popoverTarget="MobileMenu"
              className="-me-3 grid size-12 place-items-center menu-fits:hidden no-popover:noscript:hidden"
              suppressHydrationWarning
            >
              <Glyph name="menu" className="size-6" />
              <span className="sr-only">{t('openMenu')}</span>
            </button>{' '}
            <MobileMenu />
          </div>
        </div>
        <EndMark />
      </Container>
    </header>
  );
}
