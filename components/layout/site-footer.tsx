import { useTranslations } from 'next-intl';
import { LanguageSwitch } from '@/components/layout/language-switch';
import { Wordmark } from '@/components/layout/wordmark';
import { NewsletterForm } from '@/components/sections/newsletter-form';
import { Container } from '@/components/ui/container';
import { ExternalLink } from '@/components/ui/external-link';
import { Paragraph } from '@/components/ui/prose';
import { SiteLink } from '@/components/ui/site-link';
import { SocialIcon } from '@/components/ui/social-icon';
import { content } from '@/content/model/loaded';
import { menuLabel, routesIn } from '@/content/model/routes';
import { site } from '@/content/model/site';
import { SaidAfter } from '@/components/ui/said-after';

const columns = [
  'footerMain',
  'footerAbout',
  'footerServices',
  'footerResources',
  'footerLegal',
] as const;

/** A column without pages would be a heading above nothing. */
const shownColumns = columns.filter((menu) => routesIn(menu).length > 0);

const linkStyle =
  'hover:text-accent inline-flex underline-current underline-offset-4 min-h-8 items-center gap-2 py-1 transition-colors';

const { newsletter } = content;

/** The footer's menus in columns, social profiles, the legal line and the trademark disclaimer. */
export function SiteFooter() {
  const t = useTranslations('footer');
  const shell = useTranslations('shell');
  return (
    <footer
      id="SiteFooter"
      className="@container bg-surface-raised pb-toast-room text-small print:hidden"
    >
      <Container className="pt-section pb-10">
        <div className="max-w-prose">
          <Wordmark /> <p className="mt-3 text-muted">{site.tagline}</p>
        </div>{' '}
        {newsletter?.inFooter && (
          <div className="mt-12">
            <h2 className="text-subheading font-semibold tracking-tight">{newsletter.heading}</h2>{' '}
            <Paragraph className="mt-2 max-w-prose text-muted" text={newsletter.text} />{' '}
            <NewsletterForm
              name="footerNewsletter"
              newsletter={newsletter}
              trap={content['contact-form'].sending.honeypot}
            />{' '}
          </div>
        )}
        <nav
          aria-label={t('label')}
          className="mt-12 grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-x-6 gap-y-10 @2xl:grid-cols-3 @5xl:grid-cols-6"
        >
          {shownColumns.map((menu) => (
            <div key={menu}>
              <h2 id={`Menu-${menu}`} className="font-semibold">
                {t(`columns.${menu}`)}
              </h2>{' '}
              <ul aria-labelledby={`Menu-${menu}`} className="mt-3 text-muted">
                {routesIn(menu).map((route) => (
                  <li key={route.key}>
                    <SiteLink href={route.path} lang={route.language} className={linkStyle}>
                      {menuLabel(route, menu)}
                    </SiteLink>{' '}
                  </li>
                ))}
              </ul>
            </div>
          ))}
          {site.profiles.length > 0 && (
            <div>
              <h2 id="FooterFollow" className="font-semibold">
                {t('follow')}
              </h2>{' '}
              <ul aria-labelledby="FooterFollow" className="mt-3 text-muted">
                {site.profiles.map(({ network, name, url }) => (
                  <li key={network}>
                    <ExternalLink href={url} className={linkStyle}>
                      <SocialIcon network={network} className="size-4" />
                      <span translate="no">{name}</span>
                      <SaidAfter>{`(${shell('externalHint')})`}</SaidAfter>
                    </ExternalLink>{' '}
                  </li>
                ))}
              </ul>
            </div>
          )}
        </nav>
        <LanguageSwitch className="mt-12 flex flex-wrap gap-x-6 text-muted" />
        <div className="mt-16 grid gap-6 border-t border-line pt-6 text-muted md:grid-cols-2">
          <p>
            {t.rich('copyright', {
              year: String(site.copyrightYear),
              legalName: () => <span translate="no">{site.legalName}</span>,
            })}
          </p>{' '}
          <p>{site.disclaimer}</p>
        </div>
      </Container>
    </footer>
  );
}
