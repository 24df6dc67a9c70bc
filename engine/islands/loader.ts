/**
 * Hydrates the islands of a page after the first paint, so that their scripts never compete with
 * text and font: all of them when the browser is idle after `load`, or one immediately when
 * somebody interacts with it; for whoever saves data, only then. Bundled with the shell's script
 * into pages with islands; the finishing step names each island's module in its `data-module`. Pages
 * with `<details>` load it, too, for what visitors open.
 */
import { afterPaint } from './after-paint';
import { keepDetails } from './kept-details';

interface IslandModule {
  hydrate: (island: HTMLElement, props: object | undefined) => void;
}
interface PropsModule {
  /** In the order of the islands on the page. */
  default: readonly object[];
}

type Loaded = [IslandModule, PropsModule];

/** Without a timeout Chromium may never call an idle callback on a static page. */
const IDLE_LIMIT_MS = 2_000;

/** For WebKit, which has no idle callbacks; by then the frame after `load` has been painted. */
const FALLBACK_DELAY_MS = 200;

/** The delay of animations that show, or take back, that a script is late. */
const LATE_MS = 20_000;

/** By then a press has become a click, also a touch that might have been the first of two. */
const CLICK_LIMIT_MS = 400;
const PRESS_CHECK_MS = 20;

/** Events that show an interaction by mouse, touch, keyboard or assistive technology. */
const EVENTS = 'pointerover pointerdown pointerup pointercancel click keydown focusin input'.split(
  ' ',
);

// Of the script's own element; a module has no `document.currentScript`.
const { dataset } = document.querySelector<HTMLElement>('[data-props]') ?? document.body;
/** The modules' imports that are not requested yet. */
const shared = dataset.preload?.split(' ') ?? [];
const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')];
const loads = new Map<HTMLElement, Promise<Loaded | undefined>>();
const hydrated = new Set<HTMLElement>();
/** What means nothing to the browser, but something to an island: a button, and keys on a control. */
const CONTROLS = '[type=button],[data-keys]';

/** Events that did nothing, because their island was not hydrated yet. */
let missed: [island: HTMLElement, control: number, event: Event][] = [];
/** Whether the visitor presses something that may become a click. */
let isPressed = false;
let endOfPress: ReturnType<typeof setTimeout>;

/** Whether nothing is to be requested before somebody touches an island. */
const savesData =
  (navigator as { connection?: { saveData: boolean } }).connection?.saveData ||
  matchMedia('(prefers-reduced-data)').matches;
/** Animations that stand still, because no script is late before somebody has asked for it. */
let late: Animation[] = [];

/**
 * Requests the modules' imports together with the modules and not after them, once; each in a task
 * of its own, because sending a request takes the browser milliseconds.
 */
function preloadShared(): void {
  for (const url of shared.splice(0)) {
    setTimeout(() => {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = url;
      document.head.append(link);
    });
  }
}

/** Browsers log a failed request themselves, but not an error that a module throws on loading. */
function logUnlessLogged(error: unknown): undefined {
  // “Failed to fetch dynamically imported module” and the like, in every browser's own words.
  if (!/import/i.test(String(error))) console.error(error);
}

/** What the island needs; undefined if it fails to load. */
function load(island: HTMLElement): Promise<Loaded | undefined> {
  preloadShared();
  const pending =
    loads.get(island) ??
    Promise.all([
      import(island.dataset.module!) as Promise<IslandModule>,
      import(dataset.props!) as Promise<PropsModule>,
    ]).catch((error: unknown) => {
      logUnlessLogged(error);
      missed = missed.filter(([where]) => where !== island);
      // Other URLs, because older browsers would not request the same again.
      island.dataset.module += '?';
      dataset.props += '?';
      return undefined;
    });
  loads.set(island, pending);
  return pending;
}

/**
 * An island that fails to load stays static until it is tried again. Nothing is hydrated during a
 * press: an element that is replaced between press and release is not clicked.
 */
async function hydrate(island: HTMLElement): Promise<void> {
  const loaded = await load(island);
  while (isPressed) await new Promise((resolve) => setTimeout(resolve, PRESS_CHECK_MS));
  if (!loaded || hydrated.has(island)) return;
  hydrated.add(island);
  const [module, values] = loaded;
  module.hydrate(island, values.default[islands.indexOf(island)]);
  for (const [where, control, event] of missed) {
    if (where !== island) continue;
    // For such an event React hydrates the island at once, or renders it anew if it was altered.
    island.firstElementChild?.dispatchEvent(new Event('keyup'));
    const Kind = event.constructor as typeof Event;
    // An earlier key may have moved the focus.
    const focused = event.type === 'keydown' && island.querySelector(':focus');
    const target = focused || island.querySelectorAll(CONTROLS)[control];
    target?.dispatchEvent(new Kind(event.type, event));
  }
}

function followPress({ type, button }: PointerEvent): void {
  if (button || !/^(pointer[duc]|click)/.test(type)) return;
  clearTimeout(endOfPress);
  if (type === 'pointerdown') isPressed = true;
  else
    endOfPress = setTimeout(() => (isPressed = false), type === 'pointerup' ? CLICK_LIMIT_MS : 0);
}

/** Remembers a click on a button, or one of the keys that a control names in its `data-keys`. */
function remember(event: Event & Partial<KeyboardEvent>, island: HTMLElement): void {
  const { type, key = type } = event;
  const control = (event.target as Element).closest<HTMLElement>(CONTROLS);
  if (!control || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if ((control.dataset.keys ?? 'click').split(',').includes(key)) {
    event.preventDefault();
    missed.push([island, [...island.querySelectorAll(CONTROLS)].indexOf(control), event]);
  } else if (type === 'click') {
    // A link is followed at once: the keys before it are done with.
    missed = missed.filter(([where]) => where !== island);
  }
}

/**
 * Requests all at once, so that a module which stalls holds up no other island; hydrates in tasks
 * that are as short as possible, so that the page can respond in between.
 */
function hydrateAll(): void {
  preloadShared();
  for (const island of islands) {
    setTimeout(() => void load(island).then(() => setTimeout(() => void hydrate(island))));
  }
}

function hydrateOnInteraction(event: Event): void {
  const { target, type } = event;
  followPress(event as PointerEvent);
  const island = target instanceof Element && target.closest<HTMLElement>('[data-island]');
  if (!island || hydrated.size === islands.length) return;
  if (!hydrated.has(island)) remember(event, island);
  if (event.defaultPrevented || type === 'pointerdown' || type === 'focusin') {
    // The browser keeps what has come, so this requests again only what has failed: not at every
    // hover and key, or a module that is gone would be requested all the time.
    loads.clear();
    late.splice(0).forEach((animation) => animation.play());
    hydrateWhenIdle();
  }
  void hydrate(island);
}

function hydrateWhenIdle(): void {
  if (window.requestIdleCallback) {
    window.requestIdleCallback(hydrateAll, { timeout: IDLE_LIMIT_MS });
  } else {
    setTimeout(hydrateAll, FALLBACK_DELAY_MS);
  }
}

/** `load` can fire before the first paint, for instance when everything is cached. */
const hydrateAfterPaint = () => afterPaint(hydrateWhenIdle);

keepDetails();
// A mouse that passes over an island asks for nothing.
for (const type of EVENTS.slice(Number(savesData)))
  document.addEventListener(type, hydrateOnInteraction, true);
if (savesData) {
  late = document.getAnimations().filter(({ effect }) => effect!.getTiming().delay! >= LATE_MS);
  late.forEach((animation) => animation.pause());
} else if (document.readyState === 'complete') hydrateAfterPaint();
else addEventListener('load', hydrateAfterPaint, { once: true });
hydrateOnInteraction({ target: document.activeElement, type: 'focusin' } as Event);
