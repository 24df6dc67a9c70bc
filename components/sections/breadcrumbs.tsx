import { useTranslations } from 'next-intl';
import { SiteLink } from '@/components/ui/site-link';
import { trailOf } from '@/content/model/routes';
import type { Route } from '@/content/model/schemas/route';

/** The path from the home page, which has none, to the current one, which is not a link. */
export function Breadcrumbs({ route }: { route: Route }) {
  const t = useTranslations('breadcrumbs');
  const trail = trailOf(route);
  if (trail.length === 1) return null;
  return (
    <nav aria-label={t('label')} className="text-small text-muted print:hidden">
      <ol className="flex flex-wrap">
        {trail.map((step) => (
          <li key={step.key} className="flex items-center">
            {step === route ? (
              <span aria-current="page" className="py-1">
                {step.label}
              </span>
            ) : (
              <SiteLink
                href={step.path}
                lang={step.language}
                className="py-1 underline decoration-line underline-offset-4 hover:text-accent hover:decoration-accent"
              >
                {step.label}
              </SiteLink>
            )}
            {step !== route && (
              // A border, because forced colours would remove a background.
              <span
                aria-hidden
                className="mx-2.5 h-3 rotate-20 border-s opacity-50 rtl:-rotate-20"
              />
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
