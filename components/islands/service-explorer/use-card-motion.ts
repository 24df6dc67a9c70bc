import { useLayoutEffect, useRef, type RefObject } from 'react';
import { prefersReducedMotion } from '@/components/islands/shared/motion';

const MOVE_MS = 250;

interface Place {
  left: number;
  top: number;
}

/**
 * Lets the items of a list glide from where they stood to where a change of state has put them, by
 * transform alone. The layout itself changes at once, so nothing waits for the motion.
 *
 * @param list element that holds the items and is their offset parent
 * @param items selector of the items
 * @param state the items glide when it changes
 */
export function useCardMotion(
  list: RefObject<HTMLElement | null>,
  items: string,
  state: string | undefined,
): void {
  const before = useRef<{ width: number; places: Place[] }>({ width: 0, places: [] });

  useLayoutEffect(() => {
    if (!list.current) return;
    const width = list.current.clientWidth;
    const cards = [...list.current.querySelectorAll<HTMLElement>(items)];
    const places = cards.map(({ offsetLeft: left, offsetTop: top }) => ({ left, top }));
    // In a list of another width the places are not comparable: the window was resized.
    if (width === before.current.width && !prefersReducedMotion()) {
      cards.forEach((card, index) => {
        const [from, to] = [before.current.places[index], places[index]];
        if (!from || !to || (from.left === to.left && from.top === to.top)) return;
        const shift = `${from.left - to.left}px ${from.top - to.top}px`;
        card.animate([{ translate: shift }, { translate: '0 0' }], {
          duration: MOVE_MS,
          easing: 'ease-out',
        });
      });
    }
    before.current = { width, places };
  }, [list, items, state]);
}
