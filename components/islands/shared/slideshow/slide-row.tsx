import clsx from 'clsx';
import type { Ref } from 'react';
import { Slot } from '@/components/islands/slot';
import { slotOfSlide } from '@/components/islands/shared/slideshow/slide-slots';

interface SlideRowProps {
  ref: Ref<HTMLDivElement>;
  /** Names the row, which can be focused while it scrolls. */
  label: string;
  /** What assistive technology calls each slide. */
  roleDescription: string;
  slides: readonly { title: string }[];
  /** Index of the slide that is shown. */
  current: number;
  /** Whether the slides change by themselves at present; they are announced when they do not. */
  rotating: boolean;
  /** Whether the script has taken over; before, the row scrolls and every slide can be reached. */
  enhanced: boolean;
  className?: string;
}

/**
 * Slides of full width in a row, each the slot of its content, in the same boxes before and after a script moves them. Before, it
 * scrolls and snaps; its scrollbar shows only where scripts are off, since it would change the height.
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
      // Scrolled with the arrow keys while it scrolls; it keeps the focus when it no longer does.
      tabIndex={enhanced ? -1 : 0}
      className={clsx(
        'flex print:block print:overflow-visible',
        enhanced
          ? 'touch-pan-y touch-pinch-zoom overflow-clip select-none'
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
