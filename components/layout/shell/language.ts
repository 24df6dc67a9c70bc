/** Where the choice is read and stored; the names are those of i18next's detector. */
const QUERY_PARAMETER = 'lng';
const COOKIE = 'i18next';
const STORAGE_KEY = 'i18nextLng';

/** Bots index every language under its own URL. */
const BOT = /bot|crawl|spider|slurp|lighthouse/i;

/**
 * @returns the result of `read`, or undefined if the browser refuses (private mode, blocked
 *   cookies)
 */
function attempt<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/**
 * The language that the visitor chose: the first supported one in the query, the cookie or the
 * storage. `en-GB` counts as `en`.
 *
 * @param supported language codes, the default first
 */
export function chosenLanguage(supported: readonly string[]): string | undefined {
  const candidates = [
    () => new URLSearchParams(location.search).get(QUERY_PARAMETER),
    () => document.cookie.match(`(?:^|; )${COOKIE}=([^;]*)`)?.[1],
    () => localStorage.getItem(STORAGE_KEY),
  ];
  for (const candidate of candidates) {
    const code = attempt(candidate)?.toLowerCase().split('-')[0];
    if (code && supported.includes(code)) return code;
  }
  return undefined;
}

/** The same page in another language, with query and fragment; undefined if there is none. */
function translationOf(language: string): string | undefined {
  const link = document.querySelector<HTMLAnchorElement>(`a[data-language="${language}"]`);
  if (!link || document.getElementById('UnknownPage')) return undefined;
  return `${link.pathname}${location.search}${location.hash}`;
}

/**
 * Stores the language for the next visit, and leads to the page in the language that was chosen. The
 * page that is reached has that language, so it leads nowhere else.
 */
export function followLanguage(): void {
  const { dataset, lang } = document.documentElement;
  const chosen = chosenLanguage((dataset.languages ?? lang).split(' '));
  attempt(() => localStorage.setItem(STORAGE_KEY, chosen ?? lang));
  const target =
    chosen && chosen !== lang && !BOT.test(navigator.userAgent) && translationOf(chosen);
  if (target) location.replace(target);
}

/** A choice in the switch of languages wins over an earlier one. */
export function keepChosenLanguage(): void {
  document.addEventListener('click', ({ target }) => {
    const code = (target as Element).closest<HTMLElement>('[data-language]')?.dataset.language;
    if (!code) return;
    attempt(() => localStorage.setItem(STORAGE_KEY, code));
    attempt(() => {
      if (document.cookie.includes(`${COOKIE}=`)) document.cookie = `${COOKIE}=${code};path=/`;
    });
  });
}
