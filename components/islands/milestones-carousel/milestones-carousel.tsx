'use client';

import clsx from 'clsx/lite';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { CarouselButton } from './carousel-button';
import { createRowSlider, type RowSlider } from './row-slider';
import { announce } from '@/components/islands/shared/announce';
import { Glyph } from '@/components/ui/glyph';
import { Slot } from '@/engine/islands/slot';
import { fillText } from '@/engine/islands/fill-text';

interface MilestonesCarouselProps {
  labels: {
    carousel: string;
    /** What assistive technology calls the carousel. */
    roleDescription: string;
    previous: string;
    next: string;
    /** Shown, and said after a change; `{year}`, `{position}` and `{count}` are replaced. */
    status: string;
  };
  /** Year of each slide. */
  years: readonly number[];
}

/**
 * The years in a row, one of them centred. Without its script the row scrolls and snaps. The slot
 * `milestones` contains one `li` for each milestone, as wide as the token `milestone`.
 */
export function MilestonesCarousel({ labels, years }: MilestonesCarouselProps) {
  const row = useRef<HTMLElement>(null);
  const slider = useRef<RowSlider>(null);
  const said = useRef<HTMLParagraphElement>(null);
  const [index, setIndex] = useState<number>();
  const current = index ?? 0;
  const last = years.length - 1;

  useEffect(() => {
    if (!row.current) return;
    slider.current = createRowSlider(row.current, setIndex);
    return () => slider.current?.destroy();
  }, []);

  // The slider knows its target before the next render does.
  const moveBy = (step: -1 | 1) => slider.current?.moveBy(step);
  const moveByKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const rtl = document.dir === 'rtl';
    const moves: Partial<Record<string, () => void>> = {
      [rtl ? 'ArrowRight' : 'ArrowLeft']: () => moveBy(-1),
      [rtl ? 'ArrowLeft' : 'ArrowRight']: () => moveBy(1),
      Home: () => slider.current?.moveTo(0),
      End: () => slider.current?.moveTo(last),
    };
    const move = moves[event.key];
    if (!move || !slider.current) return;
    event.preventDefault();
    move();
  };

  const status = fillText(labels.status, {
    year: String(years[current]),
    position: current + 1,
    count: years.length,
  });

  const announced = useRef(index);
  useEffect(() => {
    const isFirst = announced.current === undefined;
    if (announced.current === index) return;
    announced.current = index;
    const title = row.current?.children[current]?.querySelector('h2')?.textContent ?? '';
    if (!isFirst) announce(said.current, `${status}. ${title}`);
  }, [index, current, status]);

  return (
    <section
      data-enhanced={index !== undefined || undefined}
      aria-roledescription={labels.roleDescription}
      aria-label={labels.carousel}
      className="group pb-section"
      onKeyDown={moveByKey}
    >
      <Slot
        as="ol"
        role="list"
        name="milestones"
        ref={row}
        tabIndex={0}
        aria-label={labels.carousel}
        className={clsx(
          // The window would clip an outer focus ring; inside, above the cards, there is room.
          '-outline-offset-3',
          'relative flex snap-x snap-mandatory gap-6 overflow-x-auto px-milestone-inset pt-2 pb-6 data-moving:snap-none',
          'group-data-enhanced:cursor-grab group-data-enhanced:touch-pan-y group-data-enhanced:touch-pinch-zoom group-data-enhanced:data-moving:cursor-grabbing data-dragging:select-none',
          // On a zoomed page one finger pans the page; otherwise it would scroll the row.
          'group-data-enhanced:data-enlarged:touch-auto pointer-coarse:data-enlarged:overflow-x-hidden',
          'print:grid print:grid-cols-2 print:px-gutter print:pb-0',
        )}
      />
      <p ref={said} aria-live="polite" className="sr-only" />
      {/* Invisible until hydrated, but its space is reserved. */}
      <div className="@container">
        <div className="invisible mt-4 flex flex-wrap items-center justify-center gap-4 px-gutter not-group-data-enhanced:animate-take-back group-data-enhanced:visible print:hidden noscript:hidden">
          <CarouselButton
            label={labels.previous}
            disabled={current === 0}
            onClick={() => moveBy(-1)}
          >
            <Glyph name="arrow-left" className="size-6 rtl:-scale-x-100" />
          </CarouselButton>
          <p className="min-w-28 text-center font-medium tabular-nums @max-xs:order-first @max-xs:basis-full">
            {index === undefined ? '\u00A0' : status}
          </p>
          <CarouselButton label={labels.next} disabled={current === last} onClick={() => moveBy(1)}>
            <Glyph name="arrow-right" className="size-6 rtl:-scale-x-100" />
          </CarouselButton>
        </div>
      </div>
    </section>
  );
}
