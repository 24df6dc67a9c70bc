/**
 * Hydrates the islands of a page after the first paint, so that their scripts never compete with
 * text and font: all of them when the browser is idle after `load`, or one immediately when
 * somebody interacts with it. Bundled with the shell's script into pages with islands; the
 * finishing step names each island's module in its `data-module`. Pages with `<details>` load it,
 * too, for what visitors open.
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

/** By then a press has become a click, also a touch that might have been the first of two. */
const CLICK_LIMIT_MS = 400;
const PRESS_CHECK_MS = 20;

/** Events that show an interaction by mouse, touch, keyboard or assistive technology. */
const EVENTS = 'pointerover pointerdown pointerup pointercancel click keydown focusin input'.split(
  ' ',
);

// The script's own element; a module has no `document.currentScript`.
const { props: propsUrl = '', preload = '' } =
  document.querySelector<HTMLElement>('[data-props]')?.dataset ?? {};
const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')];
const loads = new Map<HTMLElement, Promise<Loaded | undefined>>();
const hydrated = new Set<HTMLElement>();
/** What means nothing to the browser, but something to an island: a button, and keys on a control. */
const CONTROLS = '[type=button],[data-keys]';

/** Events that did nothing, because their island was not hydrated yet. */
const missed: [island: HTMLElement, control: number, event: Event][] = [];
/** Whether the visitor presses something that may become a click. */
let isPressed = false;
let endOfPress: ReturnType<typeof setTimeout>;

const nextTask = (delayMs?: number) => new Promise((resolve) => setTimeout(resolve, delayMs));

/**
 * Requests the modules' imports together with the modules and not after them; each in a task of its
 * own, because sending a request takes the browser milliseconds.
 */
async function preloadShared(): Promise<void> {
  for (const url of preload.split(' ')) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = url;
    document.head.append(link);
    await nextTask();
  }
}

/** Browsers log a failed request themselves, but not an error that a module throws on loading. */
function logUnlessLogged(error: unknown): undefined {
  // “Failed to fetch dynamically imported module” and the like, in every browser's own words.
  if (!/import/i.test(String(error))) console.error(error);
}

/** What the island needs; undefined if it fails to load. */
function load(island: HTMLElement): Promise<Loaded | undefined> {
  if (loads.size === 0) void preloadShared();
  const pending =
    loads.get(island) ??
    Promise.all([
      import(island.dataset.module ?? '') as Promise<IslandModule>,
      import(propsUrl) as Promise<PropsModule>,
    ]).catch(logUnlessLogged);
  loads.set(island, pending);
  return pending;
}

/**
 * An island that fails to load stays static. Nothing is hydrated during a press: an element that is
 * replaced between press and release is not clicked.
 */
async function hydrate(island: HTMLElement): Promise<void> {
  const [module, props] = (await load(island)) ?? [];
  while (isPressed) await nextTask(PRESS_CHECK_MS);
  if (hydrated.has(island)) return;
  hydrated.add(island);
  module?.hydrate(island, props?.default[islands.indexOf(island)]);
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
  if (button || !/^(?:pointer[duc]|click)/.test(type)) return;
  clearTimeout(endOfPress);
  if (type === 'pointerdown') isPressed = true;
  else
    endOfPress = setTimeout(() => (isPressed = false), type === 'pointerup' ? CLICK_LIMIT_MS : 0);
}

/** Remembers a click on a button, or one of the keys that a control names in its `data-keys`. */
function remember(event: Event, island: HTMLElement): void {
  const {
    type,
    key = type,
    altKey,
    ctrlKey,
    metaKey,
    shiftKey,
  } = event as Partial<KeyboardEvent> & Event;
  const control = (event.target as Element).closest<HTMLElement>(CONTROLS);
  if (!control || altKey || ctrlKey || metaKey || shiftKey) return;
  if (!(control.dataset.keys ?? 'click').split(',').includes(key)) return;
  event.preventDefault();
  missed.push([island, [...island.querySelectorAll(CONTROLS)].indexOf(control), event]);
}

/** Hydrates in tasks that are as short as possible, so that the page can respond in between. */
async function hydrateAll(): Promise<void> {
  for (const island of islands) {
    await load(island);
    await nextTask();
    await hydrate(island);
    await nextTask();
  }
}

function hydrateOnInteraction(event: Event): void {
  const { target } = event;
  followPress(event as PointerEvent);
  const island = target instanceof Element && target.closest<HTMLElement>('[data-island]');
  if (!island || hydrated.has(island)) return;
  remember(event, island);
  void hydrate(island);
}

function hydrateWhenIdle(): void {
  const start = () => void hydrateAll();
  if (window.requestIdleCallback) {
    window.requestIdleCallback(start, { timeout: IDLE_LIMIT_MS });
  } else {
    setTimeout(start, FALLBACK_DELAY_MS);
  }
}

/** `load` can fire before the first paint, for instance when everything is cached. */
const hydrateAfterPaint = () => afterPaint(hydrateWhenIdle);

keepDetails();
for (const type of EVENTS) document.addEventListener(type, hydrateOnInteraction, true);
const focused = document.activeElement?.closest<HTMLElement>('[data-island]');
if (focused) void hydrate(focused);
if (document.readyState === 'complete') hydrateAfterPaint();
else addEventListener('load', hydrateAfterPaint, { once: true });
