import clsx from 'clsx/lite';
import { useEffect, useRef, type Ref } from 'react';
import { Slot } from '@/engine/islands/slot';
import { fillText } from '@/engine/islands/fill-text';
import { announce } from '@/components/islands/shared/announce';
import type { AdvanceState } from '@/components/islands/shared/slideshow/advance-machine';
import { slotOfSlide } from '@/components/islands/shared/slideshow/slide-slots';
import type { SlideshowLabels } from '@/components/islands/shared/slideshow/slideshow-labels';

interface SlideRowProps {
  ref: Ref<HTMLDivElement>;
  /** Label of the row while it scrolls and can be focused. */
  label: string;
  labels: SlideshowLabels;
  slides: readonly { title: string }[];
  /** Before it has begun, the row scrolls; while it rotates, changes are not announced. */
  state: AdvanceState;
  /** Whether the browser may be searching, as far as is known. */
  isSearched: boolean | undefined;
  className?: string;
}

/**
 * Full-width slides in a row, each of them a slot, in the same boxes before and after hydration.
 * Before hydration the row scrolls and snaps; its scrollbar is shown only without scripting,
 * because its removal would change the height.
 *
 * Afterwards it does not scroll by hand, unless the browser may be searching: if a text is found in
 * a slide that is not shown, the row is scrolled there, and `useLoopSlider` shows that slide.
 */
export function SlideRow({
  ref,
  label,
  labels,
  slides,
  state: { index: current, rotating, begun: enhanced },
  isSearched,
  className,
}: SlideRowProps) {
  const said = useRef<HTMLParagraphElement>(null);
  const announced = useRef(current);

  // What appears and disappears in the row would be said in pieces, so the row itself is silent.
  useEffect(() => {
    if (announced.current === current) return;
    announced.current = current;
    // A search would find the text here first.
    if (rotating || isSearched) return;
    const slide = said.current?.nextElementSibling?.children[current];
    const text = (selector: string) => slide?.querySelector(selector)?.textContent ?? '';
    const values = { number: current + 1, title: text('h2'), text: text('h2 + p') };
    announce(said.current, fillText(labels.announcement, values));
  }, [current, rotating, isSearched, labels]);

  return (
    <div aria-live={rotating ? 'off' : 'polite'}>
      <p ref={said} className="sr-only" />
      <div
        ref={ref}
        role={enhanced ? undefined : 'group'}
        aria-label={enhanced ? undefined : label}
        aria-live="off"
        // Focusable for scrolling with the arrow keys; after hydration the row can keep the focus.
        tabIndex={enhanced ? -1 : 0}
        className={clsx(
          // The second class is for reader views, which drop what has “scroll” in its classes, but
          // not if it has “text” there as well.
          'flex text-body print:block print:overflow-visible',
          enhanced &&
            (isSearched === false ? 'overflow-hidden' : 'overflow-x-auto [scrollbar-width:none]'),
          enhanced
            ? 'touch-pan-y touch-pinch-zoom data-dragging:select-none data-enlarged:touch-auto'
            : 'snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto overscroll-x-contain noscript:[scrollbar-width:auto]',
          className,
        )}
      >
        {slides.map(({ title }, index) => (
          <Slot
            key={title}
            name={slotOfSlide(index)}
            role="group"
            aria-roledescription={labels.slide}
            aria-label={title}
            inert={enhanced && index !== current && isSearched === false}
            className="flex w-full shrink-0 snap-start break-inside-avoid print:transform-none!"
          />
        ))}
      </div>
    </div>
  );
}
