import clsx from 'clsx/lite';
import { useTranslations } from 'next-intl';
import { ExternalLink } from '@/components/ui/external-link';

interface AuthorProfileProps {
  /** URL of a page about the author on another site. */
  profile: string | undefined;
  more: string;
  className: string;
}

/** The link to an author's profile; nothing if there is none. */
export function AuthorProfile({ profile, more, className }: AuthorProfileProps) {
  const t = useTranslations('shell');
  if (!profile) return null;
  return (
    <ExternalLink
      href={profile}
      aria-label={`${more} (${t('externalHint')})`}
      className={clsx(
        'inline-block py-1.5 font-semibold text-accent underline underline-offset-4 hover:decoration-2 print:pb-0',
        className,
      )}
    >
      {more}
    </ExternalLink>
  );
}
