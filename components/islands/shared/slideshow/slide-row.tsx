import clsx from 'clsx';
import type { Ref } from 'react';
import { Slot } from '@/engine/islands/slot';
import { slotOfSlide } from '@/components/islands/shared/slideshow/slide-slots';

interface SlideRowProps {
  ref: Ref<HTMLDivElement>;
  /** Label of the row, which can be focused while it scrolls. */
  label: string;
  /** What assistive technology calls each slide. */
  roleDescription: string;
  slides: readonly { title: string }[];
  /** Index of the slide that is shown. */
  current: number;
  /** Whether the slides advance automatically; changes are announced only if they do not. */
  rotating: boolean;
  /** Whether the island is hydrated; before, the row scrolls and every slide can be reached. */
  enhanced: boolean;
  className?: string;
}

/**
 * Full-width slides in a row, each of them a slot, in the same boxes before and after hydration.
 * Before hydration the row scrolls and snaps; its scrollbar is shown only without scripting,
 * because its removal would change the height.
 */
export function SlideRow({
  ref,
  label,
  roleDescription,
  slides,
  current,
  rotating,
  enhanced,
  className,
}: SlideRowProps) {
  return (
    <div
      ref={ref}
      role="group"
      aria-label={label}
      aria-live={rotating ? 'off' : 'polite'}
      // Focusable for scrolling with the arrow keys; after hydration the row can keep the focus.
      tabIndex={enhanced ? -1 : 0}
      className={clsx(
        'flex print:block print:overflow-visible',
        enhanced
          ? 'touch-pan-y touch-pinch-zoom overflow-clip select-none data-enlarged:touch-auto'
          : 'snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto overscroll-x-contain noscript:[scrollbar-width:auto]',
        className,
      )}
    >
      {slides.map(({ title }, index) => (
        <Slot
          key={title}
          name={slotOfSlide(index)}
          role="group"
          aria-roledescription={roleDescription}
          aria-label={title}
          inert={enhanced && index !== current}
          className="flex w-full shrink-0 snap-start print:transform-none!"
        />
      ))}
    </div>
  );
}
