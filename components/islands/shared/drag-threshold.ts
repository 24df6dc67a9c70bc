/**
 * The specification's “drag threshold 10”: a pointer that has moved less than this has clicked.
 * keen-slider has no such option, it moves with the first pixel and swallows the click after a drag
 * of more than 5. `dragSpeed`, which turns every move of the pointer into one of the row, is where
 * it can be given one.
 */
const DRAG_THRESHOLD_PX = 10;

/**
 * Holds back the first pixels of each drag, and gives them out at once when they are enough: below
 * the threshold the row stays where it is and the click goes through.
 *
 * @returns two options of a slider; `dragStarted` may be called from one that does more
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
