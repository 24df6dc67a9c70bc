/**
 * Fetches the framework of a page with islands once the page has been painted, so that it never
 * competes with text and font: when the browser is idle after `load`, or at once when somebody
 * turns to an island. The addresses stand, in the order they are to run in, in the `data-scripts`
 * of this script's own element.
 */
import { afterPaint } from '@/components/lib/after-paint';

/** On a still page Chromium may never call an idle callback that has no limit. */
const IDLE_LIMIT_MS = 2_000;

/** WebKit has no idle callback; by then the frame after `load` has been painted. */
const FALLBACK_DELAY_MS = 200;

/** What somebody does who turns to an island, by mouse, touch, keyboard or assistive technology. */
const SIGNS = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'input'] as const;

const own = document.currentScript as HTMLScriptElement | null;
const addresses = own?.dataset.scripts?.split(' ') ?? [];
let started = false;

/** This script lies in the folder of all scripts, which is part of the address that runs it. */
const ownFolder = new URL('.', own?.src).href;

/**
 * Trusted Types: strings become addresses of scripts when they name one of this site's own. It is
 * the default policy, because the bundler's runtime knows none and sets plain strings.
 */
window.trustedTypes?.createPolicy('default', {
  createScriptURL(address) {
    if (new URL(address, location.href).href.startsWith(ownFolder)) return address;
    throw new TypeError(`Not a script of this site: ${address}`);
  },
});

function appendScript(address: string): void {
  const script = document.createElement('script');
  script.src = address;
  // Fetched side by side, run in order: the page's data before the framework that reads it.
  script.async = false;
  document.head.append(script);
  // React looks for its own scripts by this attribute, and fetches those it does not find.
  script.setAttribute('async', '');
}

function start(): void {
  if (started) return;
  started = true;
  for (const sign of SIGNS) document.removeEventListener(sign, startAtIsland, true);
  addresses.forEach(appendScript);
}

function startAtIsland({ target }: Event): void {
  if (isInIsland(target)) start();
}

function isInIsland(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-island]') !== null;
}

/** `load` may come before the first paint, as it does when all is near or cached. */
const startAfterPaint = () => afterPaint(startWhenIdle);

function startWhenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: IDLE_LIMIT_MS });
  else setTimeout(start, FALLBACK_DELAY_MS);
}

for (const sign of SIGNS) document.addEventListener(sign, startAtIsland, true);
if (isInIsland(document.activeElement)) start();
else if (document.readyState === 'complete') startAfterPaint();
else addEventListener('load', startAfterPaint, { once: true });
