import { useTranslations } from 'next-intl';
import { ExternalLink } from '@/components/ui/external-link';
import { List } from '@/components/ui/list';
import { SocialIcon } from '@/components/ui/social-icon';
import { site } from '@/content/model/site';

interface SocialLinksProps {
  label: string;
  className?: string;
}

/** Links to the company's social profiles as a row of icons; nothing if it has none. */
export function SocialLinks({ label, className }: SocialLinksProps) {
  const t = useTranslations('shell');
  if (site.profiles.length === 0) return null;
  return (
    <List aria-label={label} className={className}>
      {site.profiles.map(({ network, name, url }) => (
        <li key={network}>
          <ExternalLink
            href={url}
            className="grid size-9 place-items-center text-muted transition-colors hover:text-accent"
          >
            <SocialIcon network={network} className="size-4.5" />
            <span className="sr-only select-none">{`${name} (${t('externalHint')})`}</span>
          </ExternalLink>{' '}
        </li>
      ))}
    </List>
  );
}
