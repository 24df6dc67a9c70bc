import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { AboutMenu } from '@/components/layout/about-menu';
import { barClasses } from '@/components/layout/bar-classes';
import { MobileMenu } from '@/components/layout/mobile-menu';
import { SocialLinks } from '@/components/layout/social-links';
import { Wordmark } from '@/components/layout/wordmark';
import { Container } from '@/components/ui/container';
import { EndMark } from '@/components/ui/end-mark';
import { Glyph } from '@/components/ui/glyph';
import { SiteLink } from '@/components/ui/site-link';
import { menuLabel, routesIn } from '@/content/routes';

/**
 * Fixed bar: wordmark, desktop menu with its About panel, social profiles, and the mobile menu's
 * toggle.
 */
export function SiteHeader() {
  const t = useTranslations();
  const pages = routesIn('main');
  const [home, ...rest] = pages;
  const { menu, profiles, instead } = barClasses([
    t('header.aboutToggle'),
    ...pages.map((route) => menuLabel(route, 'main')),
  ]);
  // The links are as high as the bar: the window would clip a focus ring around them.
  const link = (route: NonNullable<typeof home>) => (
    <li key={route.key}>
      <SiteLink
        href={route.path}
        className="flex h-header items-center px-2 font-medium decoration-accent decoration-2 underline-offset-8 -outline-offset-3 transition-colors hover:text-accent aria-[current=page]:underline @7xl:px-3"
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
      <Container className="shown-whole flex h-header items-center justify-between gap-4">
        <Wordmark />{' '}
        <nav aria-label={t('header.mainLabel')} className={clsx('text-small', menu)}>
          <ul className="flex">
            {home && link(home)}
            <AboutMenu />
            {rest.map(link)}
          </ul>
        </nav>
        <div className={profiles}>
          <SocialLinks className="flex" label={t('header.socialLabel')} />
        </div>
        <button
          type="button"
          id="MenuToggle"
          aria-controls="MobileMenu"
          popoverTarget="MobileMenu"
          className={clsx(
            '-me-3 grid size-12 place-items-center no-popover:noscript:hidden',
            instead,
          )}
          suppressHydrationWarning
        >
          <Glyph name="menu" className="size-6" />
          <span className="sr-only">{t('header.openMenu')}</span>
        </button>
        <EndMark />
      </Container>{' '}
      <MobileMenu className={instead} />
    </header>
  );
}
