/**
 * Hydrates the islands of a page, once the page has been painted, so that their scripts never
 * compete with text and font: all of them when the browser is idle after `load`, and one at once
 * when somebody turns to it. Bundled with the script of header and footer into the pages that have
 * islands; the finishing step names each island's module in its `data-module`.
 */
import { afterPaint } from '@/components/browser/after-paint';

interface IslandModule {
  hydrate: (island: HTMLElement, props: object | undefined) => void;
}
interface PropsModule {
  /** In the order of the islands on the page. */
  default: readonly object[];
}

/** On a still page Chromium may never call an idle callback that has no limit. */
const IDLE_LIMIT_MS = 2_000;

/** WebKit has no idle callback; by then the frame after `load` has been painted. */
const FALLBACK_DELAY_MS = 200;

/** What somebody does who turns to an island, by mouse, touch, keyboard or assistive technology. */
const EVENTS = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'input'] as const;

const { props: propsUrl = '', preload = '' } = document.currentScript?.dataset ?? {};
const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')];
const hydrated = new Map<HTMLElement, Promise<void>>();

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * What the modules will import is asked for together with them, not after them; each in a task of
 * its own, because the browser takes milliseconds to send a request.
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

function hydrate(island: HTMLElement): Promise<void> {
  if (hydrated.size === 0) void preloadShared();
  const pending = hydrated.get(island) ?? load(island);
  hydrated.set(island, pending);
  return pending;
}

async function load(island: HTMLElement): Promise<void> {
  const [module, props] = await Promise.all([
    import(island.dataset.module ?? '') as Promise<IslandModule>,
    import(propsUrl) as Promise<PropsModule>,
  ]).catch(() => []);
  // What did not come is in the console already, and the island stays as readable as it was.
  module?.hydrate(island, props?.default[islands.indexOf(island)]);
}

/** One after the other, so that the page can answer between two of them. */
async function hydrateAll(): Promise<void> {
  for (const island of islands) {
    await hydrate(island);
    await nextTask();
  }
}

function hydrateTouched({ target }: Event): void {
  const island = target instanceof Element && target.closest<HTMLElement>('[data-island]');
  if (island) void hydrate(island);
}

function hydrateWhenIdle(): void {
  const start = () => void hydrateAll();
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: IDLE_LIMIT_MS });
  else setTimeout(start, FALLBACK_DELAY_MS);
}

/** `load` may come before the first paint, as it does when all is near or cached. */
const hydrateAfterPaint = () => afterPaint(hydrateWhenIdle);

for (const type of EVENTS) document.addEventListener(type, hydrateTouched, true);
const focused = document.activeElement?.closest<HTMLElement>('[data-island]');
if (focused) void hydrate(focused);
if (document.readyState === 'complete') hydrateAfterPaint();
else addEventListener('load', hydrateAfterPaint, { once: true });
