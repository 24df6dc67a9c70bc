/** Settings of one slideshow. All times are in milliseconds. */
export interface AdvanceSettings {
  count: number;
  intervalMs: number;
  /** Pause before the interval begins, after a visitor has chosen a slide. */
  pauseAfterJumpMs?: number;
  /** Time after which a slide counts as completed; by default never. */
  completeMs?: number;
}

/**
 * How the current slide was reached: the slider has to animate an advance, jump for a jump, and do
 * nothing after a swipe.
 */
type Move = 'advance' | 'jump' | 'swipe';

export interface AdvanceState {
  settings: AdvanceSettings;
  /** False on the server and until the island has mounted: until then no time is counted. */
  begun: boolean;
  index: number;
  lastMove: Move;
  /** The rotation button's state; set by `begin`, `stop` and `start`. */
  rotating: boolean;
  /** The document is hidden or searched, so the clock is paused. */
  hidden: boolean;
  /** A pointer hovers over a dot or drags: the interval begins only when it is released. */
  held: boolean;
  /**
   * Running time since the slide was shown, as of `measuredAt`. Negative during the pause after a
   * jump, so that one number covers both the pause and the interval.
   */
  elapsedMs: number;
  measuredAt: number;
  /** Indices of the slides that were left or shown long enough. */
  completed: readonly number[];
}

export type AdvanceEvent =
  | { type: 'begin'; index: number; rotating: boolean }
  | { type: 'jump' | 'swipe'; index: number }
  | { type: 'tick' | 'hold' | 'release' | 'stop' | 'start' | 'hide' | 'show' };

/** An event and its time, in milliseconds of any monotonic clock. */
export type TimedEvent = AdvanceEvent & { at: number };

/** The state of the static HTML: the first slide, and nothing moves. */
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

/** Updates the elapsed time to `at`. While held, only the pause continues to run. */
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

/** A late tick, after sleep or throttling, still advances by only one slide. */
function tick(state: AdvanceState): AdvanceState {
  const { count, intervalMs, completeMs = Infinity } = state.settings;
  if (!runs(state)) return state;
  if (state.elapsedMs >= intervalMs) return show(state, (state.index + 1) % count, 'advance', 0);
  if (state.elapsedMs < completeMs) return state;
  return { ...state, completed: complete(state.completed, state.index) };
}

/** The reducer of the state machine. Pure: the time is part of the event. */
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
      // After Start, the wait is the interval, without the rest of an earlier pause.
      return { ...state, rotating: true, elapsedMs: Math.max(state.elapsedMs, 0) };
    case 'hide':
      return { ...state, hidden: true };
    case 'show':
      return { ...state, hidden: false };
  }
}

/**
 * @returns milliseconds from `at` until each tick that is due, for completion and for the advance.
 *   Both are returned at once, so that the second does not wait for the first to render; none while
 *   the clock is paused.
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
