import type { KeenSliderInstance, KeenSliderPlugin } from 'keen-slider';

/** The distance below which a drag counts as a click. */
const DRAG_THRESHOLD_PX = 10;
const RETURN_MS = 500;

interface PointerDragHandlers {
  /** A finger, a pen or the main button went down, which may become a drag. */
  onPress?: () => void;
  /** The pointer went up or was taken over by the browser; the slider knows its target by now. */
  onRelease?: (slider: KeenSliderInstance) => void;
}

/** Moves the track with the pointer, but not past its ends. */
function drag(slider: KeenSliderInstance, movedPx: number) {
  const { position, min, max } = slider.track.details;
  const distance = (slider.options.rtl ? movedPx : -movedPx) / slider.size;
  slider.track.add(Math.min(Math.max(distance, min - position), max - position));
  slider.emit('dragged');
}

/** Whether a mouse points at a text, which it selects instead of dragging; links are dragged. */
function selects({ pointerType, target, clientX, clientY }: PointerEvent) {
  if (pointerType !== 'mouse' || !(target instanceof Element) || target.closest('a')) return false;
  const line = document.createRange();
  return [...target.childNodes]
    .filter((node) => node instanceof Text)
    .flatMap((text) => {
      line.selectNode(text);
      return [...line.getClientRects()];
    })
    .some(
      ({ left, right, top, bottom }) =>
        clientX >= left && clientX <= right && clientY >= top && clientY <= bottom,
    );
}

function returnTo({ animator, track }: KeenSliderInstance, index: number) {
  const distance = track.idxToDist(index, true);
  animator.start([{ distance, duration: RETURN_MS, easing: (share) => 1 - (1 - share) ** 5 }]);
}

/**
 * A plugin that replaces keen-slider's own dragging (`drag: false`), which starts with any button
 * and at the first pixel, and prevents pinch zoom. Here the browser decides by `touch-action` what
 * is a drag, and takes over the pointer for everything else. While the page is enlarged, the row
 * has `data-enlarged` and one finger pans the page. While it is dragged it has `data-dragging`.
 */
export function pointerDrag({ onPress, onRelease }: PointerDragHandlers = {}): KeenSliderPlugin {
  return (slider) => {
    const row = slider.container;
    const life = new AbortController();
    let hold: AbortController | undefined;
    let hasDragged = false;

    const isEnlarged = () => (window.visualViewport?.scale ?? 1) > 1;
    const followScale = () => row.toggleAttribute('data-enlarged', isEnlarged());

    function press(pressed: PointerEvent) {
      hasDragged = false;
      if (!pressed.isPrimary || pressed.button !== 0) return;
      if (pressed.pointerType !== 'mouse' && isEnlarged()) return;
      let x = pressed.clientX;
      const selecting = selects(pressed);
      /** The slide to return to. */
      let origin = 0;
      hold = new AbortController();
      const { signal } = hold;
      const release = (finish: () => void) => {
        hold?.abort();
        row.removeAttribute('data-dragging');
        if (hasDragged) finish();
        onRelease?.(slider);
      };
      const cancel = () => release(() => returnTo(slider, origin));
      const move = ({ clientX, buttons }: PointerEvent) => {
        // No event reports a button that was released over a scrollbar.
        if (buttons === 0) return cancel();
        if (selecting) return;
        if (!hasDragged && Math.abs(clientX - x) < DRAG_THRESHOLD_PX) return;
        if (!hasDragged) {
          hasDragged = true;
          // What the pointer has passed by then is selected.
          row.setAttribute('data-dragging', '');
          getSelection()?.removeAllRanges();
          origin = slider.animator.targetIdx ?? slider.track.details.abs;
          slider.emit('dragStarted');
          slider.emit('dragChecked');
        }
        drag(slider, clientX - x);
        x = clientX;
      };
      const listen = (type: 'pointermove' | 'pointerup' | 'pointercancel', handle: typeof move) =>
        window.addEventListener(
          type,
          (event) => event.pointerId === pressed.pointerId && handle(event),
          { signal },
        );
      listen('pointermove', move);
      listen('pointerup', () => release(() => slider.emit('dragEnded')));
      listen('pointercancel', cancel);
      // A second finger: two-finger gestures are the browser's.
      window.addEventListener('pointerdown', cancel, { capture: true, signal });
      onPress?.();
    }

    /** A drag that ends on a link does not follow it. Clicks by keyboard have no `detail`. */
    function suppressClick(event: MouseEvent) {
      if (!hasDragged || event.detail === 0) return;
      event.preventDefault();
      event.stopPropagation();
    }

    const { signal } = life;
    row.addEventListener('pointerdown', press, { signal });
    row.addEventListener('click', suppressClick, { capture: true, signal });
    // Otherwise the browser would drag links and images.
    row.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
    window.visualViewport?.addEventListener('resize', followScale, { signal });
    followScale();
    slider.on('destroyed', () => {
      hold?.abort();
      life.abort();
    });
  };
}
