import { SiteLink } from '@/components/ui/site-link';
import type { SearchLabels } from '@/content/model/schemas/pages/search';

interface NoResultsProps {
  labels: SearchLabels;
  contactPath: string;
  onEscape: () => void;
}

/** Shown instead of suggestions if there are none, with a link to the contact page. */
export function NoResults({ labels, contactPath, onEscape }: NoResultsProps) {
  return (
    <div
      className="min-h-0 overflow-y-auto px-5 py-4"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onEscape();
      }}
    >
      <p className="font-medium">{labels.none}</p>
      <p className="mt-1 text-muted">
        {labels.noneText}{' '}
        <SiteLink
          href={contactPath}
          className="inline-block py-1 font-medium text-accent underline underline-offset-4 hover:text-ink"
        >
          {labels.contact}
        </SiteLink>
      </p>
    </div>
  );
}
