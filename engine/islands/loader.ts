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

/** Events that show an interaction by mouse, touch, keyboard or assistive technology. */
const EVENTS = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'input'] as const;

// The script's own element; a module has no `document.currentScript`.
const { props: propsUrl = '', preload = '' } =
  document.querySelector<HTMLElement>('[data-props]')?.dataset ?? {};
const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')];
const loads = new Map<HTMLElement, Promise<Loaded | undefined>>();
const hydrated = new Set<HTMLElement>();

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

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

/** An island that fails to load stays static. */
async function hydrate(island: HTMLElement): Promise<void> {
  const [module, props] = (await load(island)) ?? [];
  if (hydrated.has(island)) return;
  hydrated.add(island);
  module?.hydrate(island, props?.default[islands.indexOf(island)]);
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

function hydrateOnInteraction({ target }: Event): void {
  const island = target instanceof Element && target.closest<HTMLElement>('[data-island]');
  if (island) void hydrate(island);
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
