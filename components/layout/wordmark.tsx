import { useTranslations } from 'next-intl';
import { WovenSign } from '@/components/art/woven-sign';
import { SiteLink } from '@/components/ui/site-link';
import { pathOf } from '@/content/routes';
import { site } from '@/content/site';

/** Sign and name, the way home. */
export function Wordmark() {
  const t = useTranslations('shell');
  return (
    <SiteLink
      href={pathOf('home')}
      aria-label={t('home', { company: site.name })}
      className="flex items-center gap-2.5 text-subheading font-semibold tracking-tight"
    >
      <WovenSign className="size-8" />
      {/* Where the text is so large that the name would break, the sign stands alone. */}
      <span translate="no" className="@max-2xs:hidden">
        {site.name}
      </span>
    </SiteLink>
  );
}
