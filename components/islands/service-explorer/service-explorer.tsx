'use client';

import clsx from 'clsx';
import { useDeferredValue, useEffect, useEffectEvent, useRef } from 'react';
import type { ExplorerLabels, ExplorerService } from './explorer-content';
import { ServiceCard } from './service-card';
import { ServicePanel } from './service-panel';
import { useCardMotion } from './use-card-motion';
import { useEnhanced } from '@/components/islands/shared/use-enhanced';
import { pushLocationHash, useLocationHash } from '@/components/islands/shared/location-hash';
import { prefersReducedMotion } from '@/components/islands/shared/motion';

interface ServiceExplorerProps {
  services: readonly ExplorerService[];
  labels: ExplorerLabels;
}

const panelIdOf = (id: string) => `tasks-of-${id}`;

/**
 * Eight cards, of which one at most is open and shows its tasks beside the others. The URL's
 * fragment is the only place that knows which: it can be linked, and Back undoes a choice.
 */
export function ServiceExplorer({ services, labels }: ServiceExplorerProps) {
  const enhanced = useEnhanced();
  const hash = useLocationHash();
  const chosen = services.find(({ id }) => id === hash);
  // The frame after a tap marks the card; a panel of many tasks is drawn in short tasks after it.
  const open = useDeferredValue(chosen);
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const wantsReveal = useRef(false);

  useCardMotion(list, '[data-card]', open?.id);

  const focusCard = (id: string) =>
    document.getElementById(id)?.closest('button')?.focus({ preventScroll: true });

  function select(id: string) {
    wantsReveal.current = true;
    pushLocationHash(id);
  }

  function close(id: string) {
    focusCard(id);
    pushLocationHash('');
  }

  // Only a choice made here moves the page: on Back and on load the browser has its own place.
  function reveal(id: string) {
    if (!wantsReveal.current) return;
    wantsReveal.current = false;
    const panel = document.getElementById(panelIdOf(id));
    // A panel higher than the view is nowhere nearest: its beginning is what to read first.
    const fits = panel && panel.offsetHeight < innerHeight * 0.8;
    panel?.scrollIntoView({
      block: fits ? 'nearest' : 'start',
      behavior: prefersReducedMotion() ? 'auto' : 'smooth',
    });
  }

  const closeOnEscape = useEffectEvent(({ key, target }: KeyboardEvent) => {
    // The focus of a visitor with a mouse may be on nothing; Escape in a menu is the menu's.
    const isOurs = target === document.body || root.current?.contains(target as Node);
    if (key === 'Escape' && chosen && isOurs) close(chosen.id);
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => closeOnEscape(event);
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <div ref={root} data-enhanced={enhanced || undefined} data-open={open ? '' : undefined}>
      <ul
        ref={list}
        className="relative grid grid-flow-dense grid-cols-[repeat(auto-fill,minmax(max(9rem,34%),1fr))] gap-3 md:gap-6 lg:grid-cols-4 explorer-open:gap-2 lg:explorer-open:grid-cols-12 lg:explorer-open:gap-x-6"
      >
        {services.map((service) => {
          const { id } = service;
          const isChosen = service === chosen;
          const isOpen = service === open;
          return (
            <li key={id} className="group/service contents">
              <ServiceCard
                {...service}
                panelId={panelIdOf(id)}
                isOpen={isChosen}
                onToggle={enhanced ? () => (isChosen ? close(id) : select(id)) : undefined}
              />
              {/* No section: a closed panel has no heading, as its content is only drawn when it opens. */}
              <div
                id={panelIdOf(id)}
                role={isOpen ? 'region' : undefined}
                aria-labelledby={isOpen ? `${panelIdOf(id)}-title` : undefined}
                className={clsx(
                  'col-span-full min-h-160 lg:col-span-8 lg:col-start-5 lg:row-span-8 lg:row-start-1',
                  !isOpen && 'hidden',
                  // Keeps the place of the panel that a link with a fragment will open.
                  !enhanced && 'not-noscript:group-has-target/service:block',
                )}
              >
                {isOpen && (
                  <ServicePanel
                    service={service}
                    labels={labels}
                    titleId={`${panelIdOf(id)}-title`}
                    onDrawn={() => reveal(id)}
                    onClose={() => close(id)}
                    onFocusLost={() => focusCard(id)}
                  />
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
