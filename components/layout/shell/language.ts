import { attempt } from '@/components/layout/shell/dom';
import { wheneverShown } from '@/engine/islands/when-shown';

/** Where the choice is read and stored; the names are those of i18next's detector. */
const QUERY_PARAMETER = 'lng';
const COOKIE = 'i18next';
const STORAGE_KEY = 'i18nextLng';

/** Bots index every language under its own URL. */
const BOT = /bot|crawl|spider|slurp|lighthouse/i;

/** @returns the value of `name` in a query or in cookies */
function valueIn(text: string, name: string): string | undefined {
  return text.match(`(?:^|[?&; ])${name}=([^&;]*)`)?.[1];
}

/**
 * The language that the visitor chose: the first supported one that the query, the cookie or the
 * storage names; the default if they name only unsupported ones; undefined if they name none.
 * `en-GB` counts as `en`.
 *
 * @param supported language codes, the default first
 */
export function chosenLanguage(supported: readonly string[]): string | undefined {
  const named = [
    () => valueIn(location.search, QUERY_PARAMETER),
    () => valueIn(document.cookie, COOKIE),
    () => localStorage.getItem(STORAGE_KEY),
  ].flatMap((read) => attempt(read)?.toLowerCase() || []);
  const known = named
    // An exact match comes first, then the language without its region.
    .flatMap((code) => [code, code.split('-')[0]])
    .flatMap((code) => supported.filter((one) => code === one.toLowerCase()));
  return known[0] ?? (named[0] && supported[0]);
}

function follow(): void {
  const { dataset, lang } = document.documentElement;
  const supported = (dataset.languages ?? lang).split(' ');
  const chosen = chosenLanguage(supported);
  if (!chosen) return;
  attempt(() => localStorage.setItem(STORAGE_KEY, chosen));
  // The URL of a translation is a choice, too, which may have been shared.
  if (lang !== supported[0] || chosen === lang || BOT.test(navigator.userAgent)) return;
  const link = document.querySelector<HTMLAnchorElement>(`a[data-language="${chosen}"]`);
  if (!link || document.getElementById('UnknownPage')) return;
  location.replace(link.pathname + location.search + location.hash);
}

/**
 * Stores the language that the visitor chose, for the next visit, and leads from a page in the
 * default language to its translation into that language.
 */
export function followLanguage(): void {
  wheneverShown(follow);
}

/** Stores a choice in the language switch, which takes precedence over an earlier one. */
function keepChoice({ target, button }: MouseEvent): void {
  const code = (target as Element).closest<HTMLElement>('[data-language]')?.dataset.language;
  // The right button opens a menu.
  if (!code || button > 1) return;
  attempt(() => localStorage.setItem(STORAGE_KEY, code));
  attempt(() => {
    if (document.cookie.includes(`${COOKIE}=`)) document.cookie = `${COOKIE}=${code};path=/`;
  });
}

/** Stores what is chosen in the language switch, even with the middle mouse button. */
export function keepChosenLanguage(): void {
  document.addEventListener('click', keepChoice);
  document.addEventListener('auxclick', keepChoice);
}
