/**
 * The distance below which a drag counts as a click. keen-slider has no such option: it moves with
 * the first pixel and swallows the click after a drag of more than 5. `dragSpeed`, which converts
 * each movement of the pointer into one of the row, can hold back the first pixels.
 */
const DRAG_THRESHOLD_PX = 10;

/**
 * Holds back the first pixels of each drag, and releases them at once when the threshold is
 * reached: below it the row does not move, so the click goes through.
 *
 * @returns two options of a slider; `dragStarted` may be called from a handler that does more
 */
export function dragThreshold() {
  let travelled = 0;
  let isDragging = false;
  return {
    dragStarted: () => {
      travelled = 0;
      isDragging = false;
    },
    dragSpeed: (delta: number) => {
      if (isDragging) return delta;
      travelled += delta;
      isDragging = Math.abs(travelled) >= DRAG_THRESHOLD_PX;
      return isDragging ? travelled : 0;
    },
  };
}
