import clsx from 'clsx';
import { useState } from 'react';
import { Glyph } from '@/components/ui/glyph';
import { Slot } from '@/engine/islands/slot';
import { SiteLink } from '@/components/ui/site-link';
import { createFocusHandover } from '@/components/islands/shared/focus-handover';

interface ServiceCardProps {
  id: string;
  title: string;
  href: string;
  /** Id of the panel that the card opens. */
  panelId: string;
  isOpen: boolean;
  /** Opens and closes the panel; without it the card is a link, as in the static HTML. */
  onToggle?: () => void;
}

const card = clsx(
  'group relative flex h-full w-full flex-col gap-4 border-b border-line pb-5 text-start transition-colors hover:border-accent @4xl:static',
  'explorer-open:gap-3 explorer-open:pb-2 sm:explorer-open:flex-row sm:explorer-open:items-center',
  'aria-expanded:border-accent aria-expanded:text-accent forced-colors:aria-expanded:underline',
);

/** A service's drawing and title: a link to its page, after hydration a button for its panel. */
export function ServiceCard({ id, title, href, panelId, isOpen, onToggle }: ServiceCardProps) {
  const [{ outgoing, incoming }] = useState(createFocusHandover);
  const face = (
    <>
      {/* Target of a link with this fragment: the card, or on wide screens the top of the list. */}
      <span id={id} className="absolute start-0 top-0" />
      <Slot as="span" name={id} className="contents" />
      <span className="flex items-start justify-between gap-2 group-hover:text-accent">
        <span className="text-subheading font-semibold tracking-tight hyphens-auto explorer-open:text-body">
          {title}
        </span>
        <Glyph
          name="arrow-right"
          className="mt-1 size-5 shrink-0 transition-transform group-hover:translate-x-1 rtl:-scale-x-100 rtl:group-hover:-translate-x-1 explorer-open:hidden"
        />
      </span>
    </>
  );
  return (
    <h3 className="min-w-0 @4xl:explorer-open:col-span-4 @4xl:explorer-open:col-start-1" data-card>
      {onToggle ? (
        <button
          type="button"
          ref={incoming}
          className={card}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={onToggle}
        >
          {face}
        </button>
      ) : (
        <SiteLink ref={outgoing} href={href} className={card}>
          {face}
        </SiteLink>
      )}
    </h3>
  );
}
