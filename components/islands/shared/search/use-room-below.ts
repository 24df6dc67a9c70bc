import { useLayoutEffect, type RefObject } from 'react';

/** Space between the panel and the edge of the view. */
const EDGE_PX = 4;
/** Attributes that shorten the suggestions, in the order in which they are tried. */
const SHORTENED = ['data-short', 'data-shorter'];

/** The part of the window between the header and an on-screen keyboard. */
function visiblePart() {
  const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: innerHeight };
  const headerPx = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return {
    top: Math.max(offsetTop, headerPx),
    bottom: offsetTop + height - EDGE_PX,
    width: innerWidth,
  };
}

/** Height up to the end of the second suggestion, or of the whole content. */
function wantedHeight(panel: HTMLElement): number {
  const options = [...panel.querySelectorAll<HTMLElement>('[role=option]')];
  const last = options.slice(0, 2).at(-1);
  const borders = panel.offsetHeight - panel.clientHeight;
  return borders + (last ? last.offsetTop + last.offsetHeight : panel.scrollHeight);
}

/**
 * Keeps the first two suggestions of the panel below an input in view: if they do not fit, the page
 * scrolls until the input is below the header; if that is not enough, the suggestions are
 * shortened. The panel is never higher than the view.
 *
 * @param content what the panel shows; undefined while it is closed
 */
export function useRoomBelow(
  input: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  content: unknown,
): void {
  useLayoutEffect(() => {
    const [upper, lower] = [input.current, panel.current];
    if (!upper || !lower) return;
    let { bottom, width } = visiblePart();
    const endOfWanted = () => lower.getBoundingClientRect().top + wantedHeight(lower);

    const fit = () => {
      const view = visiblePart();
      ({ bottom, width } = view);
      lower.style.maxHeight = '';
      SHORTENED.forEach((name) => lower.removeAttribute(name));
      if (endOfWanted() > bottom) {
        const top = upper.getBoundingClientRect().top - view.top;
        window.scrollBy({ top, behavior: 'instant' });
      }
      SHORTENED.forEach((name) => lower.toggleAttribute(name, endOfWanted() > bottom));
      lower.style.maxHeight = `${bottom - lower.getBoundingClientRect().top}px`;
    };
    // Not if the visitor has scrolled the suggestions out of view, or enlarged the page.
    const follow = () => {
      const isTurned = visiblePart().width !== width;
      const isSeen = isTurned || endOfWanted() <= bottom;
      if (isSeen && window.visualViewport?.scale === 1) fit();
    };

    fit();
    window.visualViewport?.addEventListener('resize', follow);
    return () => window.visualViewport?.removeEventListener('resize', follow);
  }, [input, panel, content]);
}
