import clsx from 'clsx/lite';
import { useTranslations } from 'next-intl';
import { LogoMark } from '@/components/art/logo-mark';
import { WordmarkPicture } from '@/components/layout/wordmark-picture';
import { SiteLink } from '@/components/ui/site-link';
import { withBasePath } from '@/content/model/base-path';
import { brand, logo } from '@/content/model/brand';
import { pathOf } from '@/content/model/routes';
import { site } from '@/content/model/site';
import { SaidAfter } from '@/components/ui/said-after';

/** Logo and name, linking to the home page. The logo is left of the name in every language. */
export function Wordmark() {
  const t = useTranslations('shell');
  return (
    <SiteLink
      href={pathOf('home')}
      className={clsx(
        'flex items-center gap-2.5 text-subheading font-semibold tracking-tight rtl:flex-row-reverse rtl:justify-end',
        brand.wordmark && 'min-w-0',
      )}
    >
      {brand.wordmark ? <WordmarkPicture {...brand.wordmark} name={site.name} /> : <LogoAndName />}
      <SaidAfter>{t('home')}</SaidAfter>
    </SiteLink>
  );
}

function LogoAndName() {
  return (
    <>
      {logo ? (
        // oxlint-disable-next-line nextjs/no-img-element -- an SVG has one size for all screens
        <img
          {...logo}
          src={withBasePath(logo.src)}
          alt=""
          // Text and font come first: otherwise React would preload the logo.
          fetchPriority="low"
          className="h-8 w-auto"
        />
      ) : (
        <LogoMark className="size-8" />
      )}
      {/* With text so large that the name would break, only the logo is seen. */}
      <span translate="no" className="@max-2xs:hidden">
        {site.name}
      </span>
    </>
  );
}
