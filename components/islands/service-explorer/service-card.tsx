import clsx from 'clsx/lite';
import { Glyph } from '@/components/ui/glyph';
import { Slot } from '@/engine/islands/slot';
import { SiteLink } from '@/components/ui/site-link';
import { hasModifier } from '@/components/islands/shared/modifier-keys';

interface ServiceCardProps {
  id: string;
  title: string;
  href: string;
  /** Id of the panel that the card opens. */
  panelId: string;
  /** Whether the link is a button by now. */
  enhanced: boolean;
  isOpen: boolean;
  /** Opens and closes the panel. */
  onToggle: () => void;
}

/** Of the cell of the grid: the card's list item or, once that has a panel, too, the card. */
export const cellStyle = 'min-w-0 @4xl:explorer-open:col-span-4 @4xl:explorer-open:col-start-1';

const card = clsx(
  'group relative flex h-full w-full flex-col gap-4 border-b border-line pb-5 text-start transition-colors hover:border-accent',
  'explorer-open:gap-3 explorer-open:pb-2 sm:explorer-open:flex-row sm:explorer-open:items-center',
  'aria-expanded:border-accent aria-expanded:text-accent forced-colors:aria-expanded:underline',
);

/**
 * A service's drawing and title: a link to its page, which after hydration is the button for its
 * panel. It is the same element, so that no press is lost.
 */
export function ServiceCard(props: ServiceCardProps) {
  const { id, title, href, panelId, enhanced, isOpen, onToggle } = props;
  return (
    <h3 className={clsx('h-full', cellStyle)} data-card>
      <SiteLink
        href={href}
        data-keys=" "
        {...(enhanced && {
          role: 'button',
          draggable: false,
          'aria-expanded': isOpen,
          'aria-controls': panelId,
        })}
        onClick={(event) => {
          if (hasModifier(event)) return;
          event.preventDefault();
          onToggle();
        }}
        onKeyDown={(event) => {
          if (event.key !== ' ' || hasModifier(event)) return;
          event.preventDefault();
          if (!event.repeat) onToggle();
        }}
        className={clsx(
          card,
          enhanced
            ? '@4xl:static'
            : '@4xl:in-data-linked:static has-target:border-accent has-target:text-accent',
        )}
      >
        {/* Target of a link with this fragment: the card, or the top of the list where a panel opens beside it. */}
        <span id={id} className="absolute start-0 top-0" />
        <Slot as="span" name={id} className="contents" />
        {/* Without the arrow, a long word has a phone's column to itself. */}
        <span className="flex items-start justify-between gap-2 group-hover:text-accent">
          <span className="text-subheading font-semibold tracking-tight hyphens-auto explorer-open:text-body">
            {title}
          </span>
          <Glyph
            name="arrow-right"
            className="mt-1 size-5 shrink-0 leads-on transition-transform @max-sm:hidden rtl:-scale-x-100 explorer-open:hidden"
          />
        </span>
      </SiteLink>
    </h3>
  );
}
