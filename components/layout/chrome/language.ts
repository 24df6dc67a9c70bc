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
 * language wins, otherwise the page's own. `en-GB` names `en`.
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

/** Chooses the language, keeps it for the next visit, and shows the chrome in it. */
export function rememberLanguage(): void {
  const root = document.documentElement;
  const language = chooseLanguage((root.dataset.languages ?? root.lang).split(' '));
  if (!language) return;
  attempt(() => localStorage.setItem(STORAGE_KEY, language));
  if (language !== root.lang) void translateChrome(language);
}

/**
 * Replaces the words of header and footer by those of another language. Its file maps the default
 * language's words to their translation, so the markup needs no keys.
 */
async function translateChrome(language: string): Promise<void> {
  const answer = await fetch(
    `${document.documentElement.dataset.base ?? '/'}messages/${language}.json`,
  );
  const words = (await answer.json()) as Record<string, string>;
  for (const part of document.querySelectorAll<HTMLElement>('#site-header, #site-footer')) {
    part.lang = language;
    const nodes = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const node = nodes.currentNode as Text;
      node.data = words[node.data] ?? node.data;
    }
    for (const element of part.querySelectorAll('[aria-label]')) {
      element.ariaLabel = words[element.ariaLabel ?? ''] ?? element.ariaLabel;
    }
  }
}
