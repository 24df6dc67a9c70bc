import { useCallback, useEffect, useLayoutEffect, useReducer, type RefObject } from 'react';
import { prefersReducedMotion, reducedMotionQuery } from '@/components/islands/shared/motion';
import {
  advance,
  initialState,
  ticksDue,
  type AdvanceEvent,
  type AdvanceSettings,
} from '@/components/islands/shared/slideshow/advance-machine';

/** Whole milliseconds, so that differences are exact and no timer fires a fraction too early. */
const now = () => Math.round(performance.now());

/** Whether the page was opened by a link to a text in it, which `location` does not tell. */
const isLinkedText = () =>
  performance.getEntriesByType('navigation')[0]?.name.includes(':~:text=') ?? false;

/**
 * Runs the state machine in the browser: timers, hidden documents, the motion preference.
 *
 * @param settings read once
 * @param row the row of slides; if it was scrolled before hydration, it starts at that slide
 * @param isSearched whether the browser may be searching; what it has found must not go away
 * @returns the state, and a function that sends an event to the machine
 */
export function useAutoAdvance(
  settings: AdvanceSettings,
  row: RefObject<HTMLElement | null>,
  isSearched: boolean | undefined,
) {
  const [state, dispatch] = useReducer(advance, settings, initialState);
  const send = useCallback((event: AdvanceEvent) => dispatch({ ...event, at: now() }), []);

  // Before the next paint, otherwise a scrolled row would flash its first slide.
  useLayoutEffect(() => {
    const { scrollLeft = 0, clientWidth = 0 } = row.current ?? {};
    // In a row from right to left, positions are negative.
    const index = clientWidth > 0 ? Math.round(Math.abs(scrollLeft) / clientWidth) : 0;
    // If the keyboard focus was here before hydration, no focus event will follow.
    const isFocused = Boolean(row.current?.closest('section')?.querySelector(':focus-visible'));
    send({
      type: 'begin',
      index,
      // A row that has been scrolled shows what somebody, or the browser's search, has looked for.
      rotating: index === 0 && !isFocused && !isLinkedText() && !prefersReducedMotion(),
    });
  }, [row, send]);

  useEffect(() => {
    const follow = () =>
      send({ type: isSearched || document.visibilityState === 'hidden' ? 'hide' : 'show' });
    const hide = () => send({ type: 'hide' });
    follow();
    document.addEventListener('visibilitychange', follow);
    // A page in the back/forward cache is frozen between these two.
    window.addEventListener('pagehide', hide);
    window.addEventListener('pageshow', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      window.removeEventListener('pagehide', hide);
      window.removeEventListener('pageshow', follow);
    };
  }, [send, isSearched]);

  useEffect(() => {
    const preference = reducedMotionQuery();
    const stop = ({ matches }: MediaQueryListEvent) => matches && send({ type: 'stop' });
    preference.addEventListener('change', stop);
    return () => preference.removeEventListener('change', stop);
  }, [send]);

  // Every event creates a new state, so a tick that came too early is followed by another.
  useEffect(() => {
    const timers = ticksDue(state, now()).map((wait) =>
      setTimeout(() => send({ type: 'tick' }), wait),
    );
    return () => timers.forEach(clearTimeout);
  }, [state, send]);

  return { state, send };
}
