import KeenSlider, { type KeenSliderInstance, type KeenSliderOptions } from 'keen-slider';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { prefersReducedMotion } from '@/components/islands/shared/motion';
import { pointerDrag } from '@/components/islands/shared/pointer-drag';
import type {
  AdvanceEvent,
  AdvanceState,
} from '@/components/islands/shared/slideshow/advance-machine';

const SLIDE_MS = 400;

/** Places the slides in percent of their own width, so that no width has to be measured. */
function place({ slides, track, options }: KeenSliderInstance) {
  slides.forEach((slide, index) => {
    // The slide's place in the row without a transform; from right to left it is negative.
    const own = options.rtl ? -index : index;
    const distance = track.details?.slides[index]?.distance ?? own;
    slide.style.transform = `translate3d(${(distance - own) * 100}%, 0, 0)`;
  });
}

function jumpTo(slider: KeenSliderInstance, index: number) {
  slider.animator.stop();
  slider.track.add(slider.track.idxToDist(index));
}

/**
 * Moves a row of full-width slides with keen-slider: follows the state, and reports drags.
 * keen-slider's own renderer waits for a frame and sets widths; this one does neither.
 */
export function useLoopSlider(
  row: RefObject<HTMLElement | null>,
  { begun, index, lastMove }: AdvanceState,
  send: (event: AdvanceEvent) => void,
) {
  const slider = useRef<KeenSliderInstance>(null);
  const shown = useRef(index);

  // Runs before the slider is created, which starts at this slide.
  useLayoutEffect(() => {
    shown.current = index;
  }, [index]);

  useLayoutEffect(() => {
    const container = row.current;
    if (!begun || !container) return;
    const drag = pointerDrag({
      onPress: () => send({ type: 'hold' }),
      onRelease(released) {
        const { animator, track } = released;
        const target = track.absToRel(animator.targetIdx ?? track.details.abs);
        if (prefersReducedMotion()) jumpTo(released, target);
        send({ type: 'swipe', index: target });
      },
    });
    const options: KeenSliderOptions = {
      selector: ':scope > *',
      initial: shown.current,
      loop: true,
      renderMode: 'custom',
      rtl: document.dir === 'rtl',
      defaultAnimation: { duration: SLIDE_MS },
      drag: false,
      detailsChanged: place,
      // A new width interrupts a movement: go to its target.
      updated: (resized) => jumpTo(resized, shown.current),
    };
    slider.current = new KeenSlider(container, options, [drag]);
    return () => {
      slider.current?.destroy();
      slider.current = null;
    };
  }, [begun, row, send]);

  useLayoutEffect(() => {
    const instance = slider.current;
    if (!instance || lastMove === 'swipe') return;
    if (lastMove === 'jump' || prefersReducedMotion()) jumpTo(instance, index);
    else instance.moveToIdx(index);
  }, [index, lastMove]);
}
