/** Where the choice is looked for and kept; the names are those of i18next's detector. */
const QUERY_PARAMETER = 'lng';
const COOKIE = 'i18next';
const STORAGE_KEY = 'i18nextLng';

/** @returns what `read` gives, or undefined where the browser refuses (private mode, blocked cookies) */
function attempt<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/**
 * Decides the language: query, then cookie, then storage; the first that names a supported
 * language wins, otherwise the default. `en-GB` names `en`.
 *
 * @param supported language codes, as `<html data-languages>` lists them, the default first
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

/** Chooses the language and keeps it for the next visit. */
export function rememberLanguage(): void {
  const { dataset, lang } = document.documentElement;
  const language = chooseLanguage((dataset.languages ?? lang).split(' '));
  if (language) attempt(() => localStorage.setItem(STORAGE_KEY, language));
}
