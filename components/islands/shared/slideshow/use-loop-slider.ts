import KeenSlider, {
  type KeenSliderInstance,
  type KeenSliderOptions,
  type KeenSliderPlugin,
} from 'keen-slider';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { prefersReducedMotion } from '@/components/islands/shared/motion';
import { pointerDrag } from '@/components/islands/shared/pointer-drag';
import type {
  AdvanceEvent,
  AdvanceState,
} from '@/components/islands/shared/slideshow/advance-machine';

const SLIDE_MS = 400;

/** Pause after which a row that a browser scrolls to a text has arrived. */
const SCROLLED_MS = 100;

/**
 * Distance between the slides that are not seen, in widths: a browser scrolls to a text as far as
 * it likes, by up to one width less than to the slide's own place.
 */
const APART = 2;

/**
 * Places the slides in percent of their own width, so that no width has to be measured. Those that
 * are not seen all stand after the one that is, because a row cannot be scrolled to what is before.
 */
function place({ slides, track, options }: KeenSliderInstance) {
  slides.forEach((slide, index) => {
    // From right to left, distances are negative.
    const sign = options.rtl ? -1 : 1;
    const distance = (track.details?.slides[index]?.distance ?? index * sign) * sign;
    const after = distance > -0.999 ? distance : distance + slides.length;
    const shown = after > 0.999 ? after * APART : after;
    slide.style.transform = `translate3d(${(shown - index) * sign * 100}%, 0, 0)`;
  });
}

function jumpTo(slider: KeenSliderInstance, index: number) {
  slider.animator.stop();
  slider.track.add(slider.track.idxToDist(index));
}

/**
 * A plugin that follows a browser which scrolls the row, to a text that was searched for or to the
 * focus, and puts the row back.
 *
 * @param show called with the number of slides from the current one to that
 */
function followScroll(show: (slider: KeenSliderInstance, steps: number) => void): KeenSliderPlugin {
  return (slider) => {
    const row = slider.container;
    let arrival: ReturnType<typeof setTimeout>;
    const arrive = () => {
      const steps = Math.round(Math.abs(row.scrollLeft) / row.clientWidth / APART);
      row.scrollLeft = 0;
      if (steps > 0) show(slider, steps);
    };
    const follow = () => {
      clearTimeout(arrival);
      if (row.scrollLeft !== 0) arrival = setTimeout(arrive, SCROLLED_MS);
    };
    // A slide to which it was scrolled before hydration is in its place now.
    row.scrollLeft = 0;
    row.addEventListener('scroll', follow);
    slider.on('destroyed', () => {
      clearTimeout(arrival);
      row.removeEventListener('scroll', follow);
    });
  };
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
    slider.current = new KeenSlider(container, options, [
      drag,
      followScroll((scrolled, steps) => {
        const index = (shown.current + steps) % scrolled.slides.length;
        // At once, because the row is back by now.
        jumpTo(scrolled, index);
        send({ type: 'stop' });
        send({ type: 'jump', index });
      }),
    ]);
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
