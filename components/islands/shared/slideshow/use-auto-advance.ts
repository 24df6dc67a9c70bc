import { useCallback, useEffect, useLayoutEffect, useReducer, type RefObject } from 'react';
import { prefersReducedMotion, reducedMotionQuery } from '@/components/islands/shared/motion';
import {
  advance,
  initialState,
  ticksDue,
  type AdvanceEvent,
  type AdvanceSettings,
} from '@/components/islands/shared/slideshow/advance-machine';

/** Whole milliseconds, so that differences are exact and a timer never comes a fraction early. */
const now = () => Math.round(performance.now());

/**
 * Runs the advance machine on the browser's clock: timers, hidden documents, the motion preference.
 *
 * @param settings read once
 * @param row the row of slides; one that was scrolled before the script came begins where it stands
 * @returns the state, and a function that sends the machine an event
 */
export function useAutoAdvance(settings: AdvanceSettings, row: RefObject<HTMLElement | null>) {
  const [state, dispatch] = useReducer(advance, settings, initialState);
  const send = useCallback((event: AdvanceEvent) => dispatch({ ...event, at: now() }), []);

  // Before the next paint, or a scrolled row would show its first slide for a moment.
  useLayoutEffect(() => {
    const { scrollLeft = 0, clientWidth = 0 } = row.current ?? {};
    // A keyboard's focus that was here first gets no focus event any more.
    const isFocused = Boolean(row.current?.parentElement?.querySelector(':focus-visible'));
    send({
      type: 'begin',
      index: clientWidth > 0 ? Math.round(scrollLeft / clientWidth) : 0,
      rotating: !isFocused && !prefersReducedMotion(),
    });
  }, [row, send]);

  useEffect(() => {
    const follow = () => send({ type: document.visibilityState === 'hidden' ? 'hide' : 'show' });
    const hide = () => send({ type: 'hide' });
    follow();
    document.addEventListener('visibilitychange', follow);
    // A page kept for Back and Forward sleeps between these two.
    window.addEventListener('pagehide', hide);
    window.addEventListener('pageshow', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      window.removeEventListener('pagehide', hide);
      window.removeEventListener('pageshow', follow);
    };
  }, [send]);

  useEffect(() => {
    const preference = reducedMotionQuery();
    const stop = ({ matches }: MediaQueryListEvent) => matches && send({ type: 'stop' });
    preference.addEventListener('change', stop);
    return () => preference.removeEventListener('change', stop);
  }, [send]);

  // Every event makes a new state, so a tick that came too early is followed by another.
  useEffect(() => {
    const timers = ticksDue(state, now()).map((wait) =>
      setTimeout(() => send({ type: 'tick' }), wait),
    );
    return () => timers.forEach(clearTimeout);
  }, [state, send]);

  return { state, send };
}
