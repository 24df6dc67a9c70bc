import KeenSlider, { type KeenSliderInstance } from 'keen-slider';
import { dragThreshold } from '@/components/islands/shared/drag-threshold';

/**
 * The specification's “duration 25”, which has no unit: sliders with these two settings count
 * steps of animation, 60 a second. keen-slider counts milliseconds, of which 25 would be a jump.
 */
const DURATION_FRAMES = 25;
const FRAME_MS = 1_000 / 60;

export interface RowSlider {
  /** Moves the slide to the middle, by animation unless the visitor wants none. */
  moveTo: (index: number) => void;
  /** Moves on from the slide it is at or on its way to; not past the ends. */
  moveBy: (step: -1 | 1) => void;
  destroy: () => void;
}

/** Ends an animation that has just begun at its target. */
function jumpToTarget({ animator, track }: KeenSliderInstance) {
  const target = animator.targetIdx;
  animator.stop();
  if (target !== null) track.add(track.idxToDist(target, true));
}

/**
 * Makes a centred carousel without loop of a row that scrolls and snaps. keen-slider counts,
 * drags and animates; what it moves is the row's own scroll position, and a scroll by other means
 * (wheel, scrollbar, find in page) is told to it. So nothing changes place when it takes over.
 *
 * @param row scroll container of the slides, with a `column-gap`; `data-moving` is set on it while
 *   its snapping has to rest
 * @param onIndex told which slide the row is at or on its way to, first at once
 */
export function createRowSlider(row: HTMLElement, onIndex: (index: number) => void): RowSlider {
  const scrolledTo = row.scrollLeft;
  const threshold = dragThreshold();
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

  const setMoving = (moving: boolean) => row.toggleAttribute('data-moving', moving);
  const settle = () => setMoving(false);
  const slider: KeenSliderInstance = new KeenSlider(row, {
    selector: ':scope > li',
    renderMode: 'custom',
    // A scroll position cannot be pulled over its ends.
    rubberband: false,
    slides: {
      origin: 'center',
      perView: 'auto',
      spacing: () => parseFloat(getComputedStyle(row).columnGap) || 0,
    },
    defaultAnimation: { duration: DURATION_FRAMES * FRAME_MS },
    dragSpeed: threshold.dragSpeed,
    dragStarted: () => {
      threshold.dragStarted();
      setMoving(true);
    },
    animationStarted: (instance) => {
      setMoving(true);
      if (instance.animator.targetIdx !== null) onIndex(instance.animator.targetIdx);
      if (!reducedMotion.matches) return;
      jumpToTarget(instance);
      settle();
    },
    animationEnded: settle,
    animationStopped: settle,
  });

  const followScroll = () => {
    if (row.hasAttribute('data-moving')) return;
    slider.track.to(row.scrollLeft / slider.size);
    onIndex(slider.track.details.abs);
  };

  slider.track.to(scrolledTo / slider.size);
  slider.on('detailsChanged', ({ track, size }) => {
    const left = track.details.position * size;
    // A scroll of the browser's own would end if it were given the position it has anyway.
    if (Math.abs(row.scrollLeft - left) > 0.5) row.scrollLeft = left;
  });
  row.addEventListener('scroll', followScroll);
  onIndex(slider.track.details.abs);

  const last = slider.slides.length - 1;
  const moveTo = (index: number) => {
    if (index < 0 || index > last) return;
    if (slider.track.idxToDist(index, true) !== 0) return slider.moveToIdx(index, true);
    // keen-slider does nothing for a slide it stands at, though it may be about to leave it.
    slider.animator.stop();
    settle();
    onIndex(index);
  };

  return {
    moveTo,
    moveBy: (step) => moveTo((slider.animator.targetIdx ?? slider.track.details.abs) + step),
    destroy: () => {
      row.removeEventListener('scroll', followScroll);
      slider.animator.stop();
      slider.destroy();
    },
  };
}
