import { useTranslations } from 'next-intl';
import { pathsOf } from '@/components/seo/languages';
import { List } from '@/components/ui/list';
import { language } from '@/messages/language';
import { languages } from '@/messages/languages';

interface LanguageSwitchProps {
  className?: string;
}

/**
 * Links to the page in every language, if there are several. A layout does not know the path of its
 * page: the links lead to the home pages until the finishing step completes them.
 */
export function LanguageSwitch({ className }: LanguageSwitchProps) {
  const t = useTranslations('shell');
  if (languages.length < 2) return null;
  return (
    <List aria-label={t('languages')} className={className}>
      {pathsOf('/').map(({ code, name, path }) => (
        <li key={code}>
          <a
            href={path || '/'}
            hrefLang={code}
            lang={code}
            data-language={code}
            aria-current={code === language.code ? 'true' : undefined}
            className="inline-flex min-h-11 items-center underline-offset-4 hover:text-accent hover:underline aria-[current=true]:font-semibold aria-[current=true]:text-ink"
          >
            {name}
          </a>{' '}
        </li>
      ))}
    </List>
  );
}
