import KeenSlider, { type KeenSliderInstance } from 'keen-slider';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { dragThreshold } from '@/components/islands/shared/drag-threshold';
import { prefersReducedMotion } from '@/components/islands/shared/motion';
import type {
  AdvanceEvent,
  AdvanceState,
} from '@/components/islands/shared/slideshow/advance-machine';

const SLIDE_MS = 400;

/** In percent of a slide, which is as wide as the row, so that no width has to be measured. */
function place({ slides, track, options }: KeenSliderInstance) {
  slides.forEach((slide, index) => {
    // Its place in the row without a transform: from right to left, both are negative.
    const own = options.rtl ? -index : index;
    const distance = track.details?.slides[index]?.distance ?? own;
    slide.style.transform = `translate3d(${(distance - own) * 100}%, 0, 0)`;
  });
}

function jumpTo(slider: KeenSliderInstance, index: number) {
  slider.animator.stop();
  slider.track.add(slider.track.idxToDist(index));
}

/** After a drag keen-slider would swallow the next click, even one by keyboard. */
function letKeyboardClick(event: MouseEvent) {
  if (event.detail === 0) event.stopImmediatePropagation();
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
  const first = useRef(index);

  // Runs before the slider is created, which starts at this slide.
  useLayoutEffect(() => {
    first.current = index;
  }, [index]);

  useLayoutEffect(() => {
    const container = row.current;
    if (!begun || !container) return;
    const threshold = dragThreshold();
    container.addEventListener('click', letKeyboardClick, { capture: true });
    const instance = new KeenSlider(container, {
      selector: ':scope > *',
      initial: first.current,
      loop: true,
      renderMode: 'custom',
      rtl: document.dir === 'rtl',
      defaultAnimation: { duration: SLIDE_MS },
      dragSpeed: threshold.dragSpeed,
      detailsChanged: place,
      dragStarted() {
        threshold.dragStarted();
        send({ type: 'hold' });
      },
      dragEnded(dragged) {
        const { animator, track } = dragged;
        const target = track.absToRel(animator.targetIdx ?? track.details.abs);
        if (prefersReducedMotion()) jumpTo(dragged, target);
        send({ type: 'swipe', index: target });
      },
    });
    slider.current = instance;
    return () => {
      container.removeEventListener('click', letKeyboardClick, { capture: true });
      instance.destroy();
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
