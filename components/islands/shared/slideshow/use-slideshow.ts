import { useEffect, useRef, type FocusEvent } from 'react';
import type { AdvanceSettings } from '@/components/islands/shared/slideshow/advance-machine';
import { useAutoAdvance } from '@/components/islands/shared/slideshow/use-auto-advance';
import { useLoopSlider } from '@/components/islands/shared/slideshow/use-loop-slider';
import { useSearched } from '@/components/islands/shared/slideshow/use-searched';

/**
 * A slideshow that advances automatically and by hand.
 *
 * @param settings read once
 * @returns the machine's state and `send`, the props of the row, which must be in the root, and those
 *   of the root, a section
 */
export function useSlideshow(settings: AdvanceSettings) {
  const ref = useRef<HTMLDivElement>(null);
  const isSearched = useSearched();
  const { state, send } = useAutoAdvance(settings, ref, isSearched);
  useLoopSlider(ref, state, send);

  // A search bar that closes leaves what it has found selected, and whoever selects is reading.
  useEffect(() => {
    const follow = () => {
      const { type, anchorNode } = getSelection()!;
      if (type === 'Range' && ref.current?.contains(anchorNode)) send({ type: 'stop' });
    };
    document.addEventListener('selectionchange', follow);
    return () => document.removeEventListener('selectionchange', follow);
  }, [send]);

  const root = {
    'data-enhanced': state.begun || undefined,
    /** Focus by a pointer does not mean that somebody is reading with the keyboard. */
    onFocus({ target }: FocusEvent) {
      if (target.matches(':focus-visible')) send({ type: 'stop' });
    },
  };
  return { state, send, row: { ref, state, isSearched }, root };
}
