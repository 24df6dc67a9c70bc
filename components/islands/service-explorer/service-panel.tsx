import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { SiteLink } from '@/components/ui/site-link';
import { Glyph } from '@/components/ui/glyph';
import { useCategory } from '@/components/islands/shared/categories/use-category';
import { fillText } from '@/engine/islands/fill-text';
import type { ExplorerLabels, ExplorerService } from './explorer-content';
import { PanelTabs } from './panel-tabs';

/**
 * A live region is announced when its text changes, not when it is inserted together with its text.
 */
const ANNOUNCE_MS = 100;

interface ServicePanelProps {
  service: ExplorerService;
  labels: ExplorerLabels;
  panelId: string;
  titleId: string;
  /** Called when the panel is rendered and has its final height. */
  onRendered: () => void;
  onClose: () => void;
  /** Called when the panel is removed while the focus is inside. */
  onFocusLost: () => void;
}

/** The open panel of one service, remounted for another one. */
export function ServicePanel({
  service: { id, title, href, categories },
  labels,
  panelId,
  titleId,
  onRendered,
  onClose,
  onFocusLost,
}: ServicePanelProps) {
  const [selected, choose] = useCategory(id, categories.length);
  const [isAnnounced, setIsAnnounced] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsAnnounced(true), ANNOUNCE_MS);
    return () => clearTimeout(timer);
  }, []);
  const root = useRef<HTMLDivElement>(null);
  const handOverFocus = useEffectEvent(onFocusLost);
  // This clean-up runs while the panel is still in the page; a later one would find no focus.
  useLayoutEffect(() => {
    const panel = root.current;
    return () => {
      if (panel?.contains(document.activeElement)) handOverFocus();
    };
  }, []);
  const notifyRendered = useEffectEvent(onRendered);
  useEffect(() => notifyRendered(), []);
  const count = categories[selected]?.tasks.length ?? 0;

  return (
    <div
      ref={root}
      data-shows-one=""
      className="flex h-full flex-col gap-6 border border-accent bg-surface-raised p-5 transition-opacity duration-300 md:p-8 starting:opacity-0"
    >
      <div className="flex items-start justify-between gap-4">
        <h4 id={titleId} className="text-subheading font-semibold tracking-tight wrap-anywhere">
          {title}
        </h4>
        <button
          type="button"
          onClick={onClose}
          className="-me-2 -mt-2 flex size-11 shrink-0 items-center justify-center rounded-control hover:text-accent print:hidden"
        >
          <Glyph name="x" />
          <span className="sr-only">{fillText(labels.close, { service: title })}</span>
        </button>
      </div>
      {/* The words are a paragraph: screen readers pass over those of the status itself. */}
      <div role="status" className="-mt-5 min-h-lh text-muted tabular-nums print:hidden">
        {isAnnounced && <p>{fillText(labels.tasksAvailable, { n: count })}</p>}
      </div>
      <PanelTabs
        panelIds={categories.map((_, index) => `${panelId}-${index + 1}`)}
        categories={categories}
        labels={labels}
        selected={selected}
        onSelect={choose}
      />
      <SiteLink
        href={href}
        className="mt-auto flex min-h-11 items-center self-start font-semibold text-accent underline decoration-1 underline-offset-8 hover:decoration-2"
      >
        {fillText(labels.more, { service: title })}
      </SiteLink>
    </div>
  );
}
