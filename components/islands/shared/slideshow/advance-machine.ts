/** How one slideshow counts. All times in milliseconds. */
export interface AdvanceSettings {
  count: number;
  intervalMs: number;
  /** How long the interval waits to begin after a visitor has chosen a slide. */
  pauseAfterJumpMs?: number;
  /** When a slide that is shown counts as completed; never, unless told. */
  completeMs?: number;
}

/** What brought the present slide: a slider animates the first, not the second, and has done the third. */
type Move = 'advance' | 'jump' | 'swipe';

export interface AdvanceState {
  settings: AdvanceSettings;
  /** False on the server and until the island has mounted: nothing counts before. */
  begun: boolean;
  index: number;
  lastMove: Move;
  /** What the rotation button says; only `stop` and `start` change it. */
  rotating: boolean;
  /** The document cannot be seen: the clock stands still. */
  hidden: boolean;
  /** A pointer rests on a dot or drags: the interval does not begin before it is released. */
  held: boolean;
  /**
   * Running time since the slide was shown, as it was at `measuredAt`. Negative during the pause
   * after a jump, so that one number holds both the pause and the interval.
   */
  elapsedMs: number;
  measuredAt: number;
  /** Indices of the slides that were left behind or completed themselves. */
  completed: readonly number[];
}

export type AdvanceEvent =
  | { type: 'begin'; index: number; rotating: boolean }
  | { type: 'jump' | 'swipe'; index: number }
  | { type: 'tick' | 'hold' | 'release' | 'stop' | 'start' | 'hide' | 'show' };

/** An event and the moment it happened, in milliseconds of any clock that only runs forward. */
export type TimedEvent = AdvanceEvent & { at: number };

/** The state of the server's HTML: the first slide, and nothing moves. */
export function initialState(settings: AdvanceSettings): AdvanceState {
  return {
    settings,
    begun: false,
    index: 0,
    lastMove: 'jump',
    rotating: true,
    hidden: false,
    held: false,
    elapsedMs: 0,
    measuredAt: 0,
    completed: [],
  };
}

const runs = ({ begun, rotating, hidden }: AdvanceState) => begun && rotating && !hidden;

/** Brings the elapsed time up to `at`. Whatever holds the interval lets the pause run on. */
function settle(state: AdvanceState, at: number): AdvanceState {
  const elapsedMs = state.elapsedMs + (runs(state) ? at - state.measuredAt : 0);
  return { ...state, elapsedMs: state.held ? Math.min(elapsedMs, 0) : elapsedMs, measuredAt: at };
}

const complete = (completed: readonly number[], index: number) =>
  completed.includes(index) ? completed : [...completed, index];

function show(state: AdvanceState, index: number, lastMove: Move, elapsedMs: number): AdvanceState {
  const completed =
    index === state.index ? state.completed : complete(state.completed, state.index);
  return { ...state, index, lastMove, elapsedMs, completed };
}

/** A tick that comes late, after sleep or throttling, moves one slide on like any other. */
function tick(state: AdvanceState): AdvanceState {
  const { count, intervalMs, completeMs = Infinity } = state.settings;
  if (!runs(state)) return state;
  if (state.elapsedMs >= intervalMs) return show(state, (state.index + 1) % count, 'advance', 0);
  if (state.elapsedMs < completeMs) return state;
  return { ...state, completed: complete(state.completed, state.index) };
}

/** The machine: what an event makes of a state. Pure; time comes in with the event. */
export function advance(previous: AdvanceState, event: TimedEvent): AdvanceState {
  const state = settle(previous, event.at);
  switch (event.type) {
    case 'begin':
      return { ...state, begun: true, index: event.index, rotating: event.rotating };
    case 'tick':
      return tick(state);
    case 'jump':
      return show(state, event.index, 'jump', -(state.settings.pauseAfterJumpMs ?? 0));
    case 'swipe':
      return show({ ...state, held: false }, event.index, 'swipe', 0);
    case 'hold':
      return { ...state, held: true, elapsedMs: Math.min(state.elapsedMs, 0) };
    case 'release':
      return { ...state, held: false };
    case 'stop':
      return { ...state, rotating: false };
    case 'start':
      // Who presses Start waits for the interval, not for the rest of an earlier pause as well.
      return { ...state, rotating: true, elapsedMs: Math.max(state.elapsedMs, 0) };
    case 'hide':
      return { ...state, hidden: true };
    case 'show':
      return { ...state, hidden: false };
  }
}

/**
 * @returns milliseconds from `at` until each tick that is due: completion and advance. Both at
 *   once, so that the second does not wait for the first to be drawn; none while nothing counts
 */
export function ticksDue(state: AdvanceState, at: number): number[] {
  if (!runs(state) || state.held) return [];
  const { intervalMs, completeMs = Infinity } = state.settings;
  const completes = completeMs < intervalMs && !state.completed.includes(state.index);
  const elapsedMs = state.elapsedMs + at - state.measuredAt;
  return [...(completes ? [completeMs] : []), intervalMs]
    .filter((due) => due === intervalMs || elapsedMs < due)
    .map((due) => Math.max(due - elapsedMs, 0));
}
