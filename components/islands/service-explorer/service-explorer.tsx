'use client';

import clsx from 'clsx/lite';
import { useDeferredValue, useEffect, useEffectEvent, useRef } from 'react';
import type { ExplorerLabels, ExplorerLayout, ExplorerService } from './explorer-content';
import { cellStyle, ServiceCard } from './service-card';
import { ServicePanel } from './service-panel';
import { useCardMotion } from './use-card-motion';
import { forgetCategory } from '@/components/islands/shared/categories/use-category';
import { useEnhanced } from '@/engine/islands/use-enhanced';
import { pushLocationHash, useLocationHash } from '@/components/islands/shared/location-hash';
import { prefersReducedMotion } from '@/components/islands/shared/motion';
import { List } from '@/components/ui/list';

interface ServiceExplorerProps {
  services: readonly ExplorerService[];
  labels: ExplorerLabels;
  /** Classes that depend on the number of services. */
  layout: ExplorerLayout;
}

const panelIdOf = (id: string) => `Tasks-${id}`;
const titleIdOf = (id: string) => `Heading-${id}`;

/**
 * Service cards: at most one is open, and shows its tasks beside the others. The state is only in
 * the URL's fragment, so it can be linked, and Back undoes a choice.
 */
export function ServiceExplorer({ services, labels, layout }: ServiceExplorerProps) {
  const enhanced = useEnhanced();
  const hash = useLocationHash();
  const chosen = services.find(({ id }) => id === hash);
  // The frame after a tap only marks the card; the panel, which may be long, is rendered afterwards
  // in short steps.
  const open = useDeferredValue(chosen);
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const wantsReveal = useRef(false);

  useCardMotion(list, '[data-card]', open?.id);

  const focusCard = (id: string) =>
    document.getElementById(id)?.closest('a')?.focus({ preventScroll: true });

  function select(id: string) {
    wantsReveal.current = true;
    pushLocationHash(id);
    forgetCategory();
  }

  function close(id: string) {
    focusCard(id);
    pushLocationHash('');
  }

  // Only a choice made here scrolls the page: on Back and on load the browser restores its own
  // position.
  function reveal(id: string) {
    if (!wantsReveal.current) return;
    wantsReveal.current = false;
    const panel = document.getElementById(panelIdOf(id));
    // `nearest` is useless for a panel nearly as high as the viewport, so its start is shown.
    const fits = panel && panel.offsetHeight < innerHeight * 0.8;
    panel?.scrollIntoView({
      block: fits ? 'nearest' : 'start',
      behavior: prefersReducedMotion() ? 'auto' : 'smooth',
    });
  }

  const closeOnEscape = useEffectEvent(({ key, target }: KeyboardEvent) => {
    // After a mouse click nothing may have the focus; Escape in a menu belongs to the menu.
    const isOurs =
      root.current?.contains(target as Node) ||
      (target === document.body && !document.querySelector('dialog[open]'));
    if (key === 'Escape' && chosen && isOurs) close(chosen.id);
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => closeOnEscape(event);
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <div ref={root} data-enhanced={enhanced || undefined} data-open={open ? '' : undefined}>
      <List
        ref={list}
        className={clsx(
          'relative grid grid-flow-dense grid-cols-[repeat(auto-fill,minmax(max(9rem,34%),1fr))] gap-3 md:gap-6 explorer-open:gap-2 @4xl:explorer-open:grid-cols-12 @4xl:explorer-open:gap-x-6',
          layout.columns,
        )}
      >
        {services.map((service, index) => {
          const { id } = service;
          const isChosen = service === chosen;
          const isOpen = service === open;
          return (
            // Only the open card has its panel beside the list. Orca takes items without a box of their
            // own for one and the same, and says before each card that the list begins.
            <li
              key={id}
              className={clsx(
                isOpen ? 'contents' : cellStyle,
                !enhanced && `in-data-[linked=${index + 1}]:contents`,
              )}
            >
              <ServiceCard
                {...service}
                panelId={panelIdOf(id)}
                enhanced={enhanced}
                isOpen={isChosen}
                onToggle={() => (isChosen ? close(id) : select(id))}
              />
              {/* Not a section: a closed panel is empty and so has no heading. */}
              <div
                id={panelIdOf(id)}
                role={isOpen ? 'region' : undefined}
                aria-labelledby={isOpen ? titleIdOf(id) : undefined}
                className={clsx(
                  'col-span-full min-h-160 @max-2xl:in-data-linked:min-h-tasks @4xl:col-span-8 @4xl:col-start-5 @4xl:row-start-1',
                  layout.panelRows,
                  !isOpen && 'hidden',
                  // Reserves the space of the panel that a link with a fragment will open.
                  !enhanced && `in-data-[linked=${index + 1}]:block`,
                )}
              >
                {isOpen && (
                  <ServicePanel
                    service={service}
                    labels={labels}
                    panelId={panelIdOf(id)}
                    titleId={titleIdOf(id)}
                    onRendered={() => reveal(id)}
                    onClose={() => close(id)}
                    onFocusLost={() => focusCard(id)}
                  />
                )}
              </div>
            </li>
          );
        })}
      </List>
    </div>
  );
}
