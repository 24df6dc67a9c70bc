import clsx from 'clsx/lite';
import { Glyph } from '@/components/ui/glyph';
import { SiteLink } from '@/components/ui/site-link';
import { fileNote } from '@/content/model/file-note';

interface ActionLinkProps {
  href: string;
  /** Classes for the link's colour and margin. */
  className: string;
  children: string;
}

/** A link to the next action, on a line of its own. */
export function ActionLink({ href, className, children }: ActionLinkProps) {
  return (
    <SiteLink
      href={href}
      className={clsx(
        'group inline-flex min-h-12 items-center gap-3 font-semibold underline decoration-1 underline-offset-8 hover:decoration-2',
        className,
      )}
    >
      {children + fileNote(href, children)}
      <Glyph
        name="arrow-right"
        className="size-6 shrink-0 leads-on transition-transform rtl:-scale-x-100"
      />
    </SiteLink>
  );
}
