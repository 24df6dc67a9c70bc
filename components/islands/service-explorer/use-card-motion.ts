import { useLayoutEffect, useRef, type RefObject } from 'react';
import { prefersReducedMotion } from '@/components/islands/shared/motion';

const MOVE_MS = 250;

interface Position {
  left: number;
  top: number;
}

/**
 * Animates the items of a list from their previous to their new positions when the state changes,
 * by transform alone. The layout itself changes at once, so nothing waits for the animation.
 *
 * @param list element that contains the items and is their offset parent
 * @param items selector of the items
 * @param state the items are animated when it changes
 */
export function useCardMotion(
  list: RefObject<HTMLElement | null>,
  items: string,
  state: string | undefined,
): void {
  const before = useRef<{ width: number; positions: Position[] }>({ width: 0, positions: [] });

  useLayoutEffect(() => {
    if (!list.current) return;
    const width = list.current.clientWidth;
    const cards = [...list.current.querySelectorAll<HTMLElement>(items)];
    const positions = cards.map(({ offsetLeft: left, offsetTop: top }) => ({ left, top }));
    // If the width has changed, the window was resized and the positions are not comparable.
    if (width === before.current.width && !prefersReducedMotion()) {
      cards.forEach((card, index) => {
        const [from, to] = [before.current.positions[index], positions[index]];
        if (!from || !to || (from.left === to.left && from.top === to.top)) return;
        const shift = `${from.left - to.left}px ${from.top - to.top}px`;
        card.animate([{ translate: shift }, { translate: '0 0' }], {
          duration: MOVE_MS,
          easing: 'ease-out',
        });
      });
    }
    before.current = { width, positions };
  }, [list, items, state]);
}
