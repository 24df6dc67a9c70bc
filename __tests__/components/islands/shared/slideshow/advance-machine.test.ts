// hero/rotation, hero/dot-hover, hero/dot-click, hero/keyboard-focus, hero/reduced-motion,
// hero/hidden-tab, onboarding/carousel and onboarding/completion of e2e/README.md, as far as the
// machine alone decides them.
import {
  advance,
  initialState,
  ticksDue,
  type AdvanceEvent,
  type AdvanceSettings,
  type AdvanceState,
} from '@/components/islands/shared/slideshow/advance-machine';

const hero: AdvanceSettings = { count: 5, intervalMs: 5000, pauseAfterJumpMs: 5000 };
const onboarding: AdvanceSettings = { count: 6, intervalMs: 5000, completeMs: 4000 };

type Events = readonly (readonly [at: number, AdvanceEvent])[];

/** Plays events at their times, and every tick that falls due before `until`. */
function play(settings: AdvanceSettings, events: Events, until: number): AdvanceState {
  let now = 0;
  let state = initialState(settings);
  const runTo = (end: number) => {
    for (let [wait] = ticksDue(state, now); wait !== undefined; [wait] = ticksDue(state, now)) {
      if (now + wait > end) break;
      now += wait;
      state = advance(state, { type: 'tick', at: now });
    }
    now = end;
  };
  for (const [at, event] of events) {
    runTo(at);
    state = advance(state, { ...event, at });
  }
  runTo(until);
  return state;
}

const begin = [0, { type: 'begin', index: 0, rotating: true }] as const;

/** The slides that are shown at these times. */
const slidesAt = (settings: AdvanceSettings, events: Events, ...times: number[]) =>
  times.map((time) => play(settings, events, time).index);

test('no time counts before it has begun', () => {
  expect(play(hero, [], 60_000)).toEqual(initialState(hero));
});

test('hero/rotation: advances at 5000 ms and not before; after 5 comes 1', () => {
  expect(slidesAt(hero, [begin], 4999, 5000, 24_999, 25_000)).toEqual([0, 1, 4, 0]);
});

test('hero/dot-hover: does not advance while held, and waits for a full interval once released', () => {
  const over = [begin, [4000, { type: 'hold' }], [40_000, { type: 'release' }]] as const;
  expect(slidesAt(hero, over, 44_999, 45_000)).toEqual([0, 1]);
});

test('hero/dot-click: a jump shows its slide at once; the next advance comes 10 000 ms later', () => {
  const jump = [begin, [3000, { type: 'jump', index: 3 }]] as const;
  expect(slidesAt(hero, jump, 3000, 12_999, 13_000)).toEqual([3, 3, 4]);
});

test('hero/dot-click: the pause after a jump runs on while the pointer is still over the dot', () => {
  const jump = [begin, [1000, { type: 'hold' }], [2000, { type: 'jump', index: 2 }]] as const;
  const soon = [...jump, [3000, { type: 'release' }]] as const;
  expect(slidesAt(hero, soon, 11_999, 12_000)).toEqual([2, 3]);
  const late = [...jump, [9000, { type: 'release' }]] as const;
  expect(slidesAt(hero, late, 13_999, 14_000)).toEqual([2, 3]);
});

test('hero/dot-click: Start does not wait for the rest of a pause', () => {
  const events = [
    begin,
    [1000, { type: 'jump', index: 2 }],
    [2000, { type: 'stop' }],
    [3000, { type: 'start' }],
  ] as const;
  expect(slidesAt(hero, events, 7999, 8000)).toEqual([2, 3]);
});

test('hero/keyboard-focus: the clock stands still from a stop until Start', () => {
  const stop = [begin, [3000, { type: 'stop' }], [90_000, { type: 'start' }]] as const;
  expect(slidesAt(hero, stop, 89_999, 91_999, 92_000)).toEqual([0, 0, 1]);
});

test('hero/reduced-motion: does not advance until Start if it began without rotation', () => {
  const still = [[0, { type: 'begin', index: 0, rotating: false }]] as const;
  expect(play(hero, still, 60_000).index).toBe(0);
  expect(play(hero, [...still, [60_000, { type: 'start' }]], 65_000).index).toBe(1);
});

test('hero/hidden-tab: the clock stands still while hidden', () => {
  const away = [begin, [3000, { type: 'hide' }], [600_000, { type: 'show' }]] as const;
  expect(slidesAt(hero, away, 601_999, 602_000)).toEqual([0, 1]);
});

test('hero/hidden-tab: being shown again does not start a stopped slideshow', () => {
  const away = [begin, [1000, { type: 'stop' }], [2000, { type: 'hide' }]] as const;
  expect(play(hero, [...away, [3000, { type: 'show' }]], 60_000).index).toBe(0);
});

test('hero/hidden-tab: a late tick advances by one slide only', () => {
  const state = advance(play(hero, [begin], 0), { type: 'tick', at: 60_000 });
  expect(state.index).toBe(1);
  expect(ticksDue(state, 60_000)).toEqual([5000]);
});

test('an early tick changes nothing and is due again', () => {
  const state = advance(play(hero, [begin], 0), { type: 'tick', at: 4990 });
  expect(state.index).toBe(0);
  expect(ticksDue(state, 4990)).toEqual([10]);
});

test('onboarding/completion: completion and advance each have their own tick, so that neither waits for the other', () => {
  expect(ticksDue(play(onboarding, [begin], 0), 1000)).toEqual([3000, 4000]);
  expect(ticksDue(play(onboarding, [begin], 4000), 4500)).toEqual([500]);
});

test('hero/drag: a swipe gives its slide a full interval and ends the hold of the drag', () => {
  const swipe = [begin, [4900, { type: 'hold' }], [6000, { type: 'swipe', index: 4 }]] as const;
  expect(slidesAt(hero, swipe, 10_999, 11_000)).toEqual([4, 0]);
});

test('onboarding/carousel: a jump gives its slide the same interval as any other', () => {
  const jump = [begin, [3000, { type: 'jump', index: 3 }]] as const;
  expect(slidesAt(onboarding, jump, 7999, 8000)).toEqual([3, 4]);
});

test('onboarding/completion: a slide completes itself at 4000 ms', () => {
  expect(play(onboarding, [begin], 3999).completed).toEqual([]);
  expect(play(onboarding, [begin], 4000)).toMatchObject({ completed: [0], index: 0 });
});

test('onboarding/completion: a slide that is left is completed, and those jumped over are not', () => {
  const jumps = [
    begin,
    [1000, { type: 'jump', index: 4 }],
    [1500, { type: 'jump', index: 4 }],
    [2000, { type: 'jump', index: 1 }],
  ] as const;
  expect(play(onboarding, jumps, 2000).completed).toEqual([0, 4]);
  expect(play(onboarding, jumps.slice(0, 3), 1600).completed).toEqual([0]);
});

test('onboarding/completion: both timers stand still while paused', () => {
  const paused = [begin, [3500, { type: 'stop' }], [50_000, { type: 'start' }]] as const;
  expect(play(onboarding, paused, 50_499).completed).toEqual([]);
  expect(play(onboarding, paused, 50_500).completed).toEqual([0]);
  expect(slidesAt(onboarding, paused, 51_499, 51_500)).toEqual([0, 1]);
});
