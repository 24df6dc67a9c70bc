/** Where the choice is read and stored; the names are those of i18next's detector. */
const QUERY_PARAMETER = 'lng';
const COOKIE = 'i18next';
const STORAGE_KEY = 'i18nextLng';

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
 * Chooses the language: the first supported one in the query, the cookie or the storage, otherwise
 * the default. `en-GB` counts as `en`.
 *
 * @param supported language codes from `<html data-languages>`, the default first
 */
export function chooseLanguage(supported: readonly string[]): string | undefined {
  const candidates = [
    () => new URLSearchParams(location.search).get(QUERY_PARAMETER),
    () => document.cookie.match(`(?:^|; )${COOKIE}=([^;]*)`)?.[1],
    () => localStorage.getItem(STORAGE_KEY),
  ];
  for (const candidate of candidates) {
    const code = attempt(candidate)?.toLowerCase().split('-')[0];
    if (code && supported.includes(code)) return code;
  }
  return supported[0];
}

/** Chooses the language and stores it for the next visit. */
export function rememberLanguage(): void {
  const { dataset, lang } = document.documentElement;
  const language = chooseLanguage((dataset.languages ?? lang).split(' '));
  if (language) attempt(() => localStorage.setItem(STORAGE_KEY, language));
}
