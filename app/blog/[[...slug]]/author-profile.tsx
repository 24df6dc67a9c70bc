import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { ExternalLink } from '@/components/ui/external-link';

interface AuthorProfileProps {
  /** A page about them elsewhere. */
  profile: string | undefined;
  more: string;
  className: string;
}

/** The link to more about an author, if there is more. */
export function AuthorProfile({ profile, more, className }: AuthorProfileProps) {
  const t = useTranslations('shell');
  if (!profile) return null;
  return (
    <ExternalLink
      href={profile}
      aria-label={`${more} (${t('externalHint')})`}
      className={clsx(
        'inline-block py-1.5 font-semibold text-accent underline underline-offset-4 hover:decoration-2',
        className,
      )}
    >
      {more}
    </ExternalLink>
  );
}
