import KeenSlider, { type KeenSliderInstance, type KeenSliderOptions } from 'keen-slider';
import { readEntry, writeEntry } from '@/components/islands/shared/history-entry';
import { pointerDrag } from '@/components/islands/shared/pointer-drag';

/**
 * The duration in animation steps, 60 a second. keen-slider expects milliseconds, and 25 of those
 * would be a jump.
 */
const DURATION_FRAMES = 25;
const FRAME_MS = 1_000 / 60;

/** Under this key the page's history entry keeps the index of the slide. */
const KEY = 'milestone';

export interface RowSlider {
  /** Centres the slide, animated unless the visitor prefers reduced motion. */
  moveTo: (index: number) => void;
  /** Moves relative to the slide that is centred or being moved to; not past the ends. */
  moveBy: (step: -1 | 1) => void;
  destroy: () => void;
}

/** Jumps to the target of an animation that has just begun. */
function jumpToTarget({ animator, track }: KeenSliderInstance) {
  const target = animator.targetIdx;
  animator.stop();
  if (target !== null) track.add(track.idxToDist(target, true));
}

/** Scrolls a row that is at its start to the slide that was centred when its page was left. */
function restore(row: HTMLElement): void {
  const slide = row.children[Number(readEntry(KEY) ?? 0)];
  if (!slide || row.scrollLeft !== 0) return;
  const [outer, inner] = [row.getBoundingClientRect(), slide.getBoundingClientRect()];
  row.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
}

/**
 * Turns a row that scrolls and snaps into a centred carousel that does not loop. keen-slider
 * tracks, drags and animates; it moves the row's own scroll position and follows scrolling by other
 * means (wheel, scrollbar, find in page). So nothing moves at hydration.
 *
 * @param row scroll container of the slides, with a `column-gap`; it has `data-moving` while its
 *   snapping is suspended
 * @param onIndex called with the slide that is centred or being moved to, and once at the start
 */
export function createRowSlider(row: HTMLElement, onIndex: (index: number) => void): RowSlider {
  const rtl = document.dir === 'rtl';
  // A row from right to left also begins at 0, but scrolls to negative positions.
  const sign = rtl ? -1 : 1;
  restore(row);
  const scrolledTo = row.scrollLeft * sign;
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

  const setMoving = (moving: boolean) => row.toggleAttribute('data-moving', moving);
  const settle = () => setMoving(false);
  /** The slide that was reported last. */
  let shown = 0;
  const report = (index: number) => {
    if (index !== shown) writeEntry(KEY, index);
    shown = index;
    onIndex(index);
  };
  const options: KeenSliderOptions = {
    selector: ':scope > li',
    renderMode: 'custom',
    rtl,
    // A scroll position cannot go past its ends.
    rubberband: false,
    slides: {
      origin: 'center',
      perView: 'auto',
      spacing: () => parseFloat(getComputedStyle(row).columnGap) || 0,
    },
    defaultAnimation: { duration: DURATION_FRAMES * FRAME_MS },
    drag: false,
    dragStarted: () => setMoving(true),
    animationStarted: (instance) => {
      setMoving(true);
      if (instance.animator.targetIdx !== null) report(instance.animator.targetIdx);
      if (!reducedMotion.matches) return;
      jumpToTarget(instance);
      settle();
    },
    animationEnded: settle,
    animationStopped: settle,
    // A new width interrupts a movement, even one that no frame has shown yet: go to its target.
    updated: ({ track }) => {
      track.add(track.idxToDist(shown, true));
      settle();
    },
  };
  const slider: KeenSliderInstance = new KeenSlider(row, options, [pointerDrag()]);

  const followScroll = () => {
    if (row.hasAttribute('data-moving')) return;
    slider.track.to((row.scrollLeft * sign) / slider.size);
    report(slider.track.details.abs);
  };

  slider.track.to(scrolledTo / slider.size);
  slider.on('detailsChanged', ({ track, size }) => {
    const left = track.details.position * size * sign;
    // Setting the position that the row already has would stop a scroll by the browser.
    if (Math.abs(row.scrollLeft - left) > 0.5) row.scrollLeft = left;
  });
  row.addEventListener('scroll', followScroll);
  shown = slider.track.details.abs;
  report(shown);

  const last = slider.slides.length - 1;
  const moveTo = (index: number) => {
    if (index < 0 || index > last) return;
    if (slider.track.idxToDist(index, true) !== 0) return slider.moveToIdx(index, true);
    // keen-slider ignores a move to the slide it is at, although it may be about to leave it.
    slider.animator.stop();
    settle();
    report(index);
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
