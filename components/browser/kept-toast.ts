/** The part of a toast that outlives its page: links are documents, and a toast lives on. */
export interface KeptToast {
  title: string;
  description: string;
  /** When it ends, in milliseconds since 1970. */
  endsAtMs: number;
}

const STORAGE_KEY = 'toast';

/** The card that the layout renders into every page, empty and hidden. */
const CARD_ID = 'kept-toast';

let timer: number | undefined;

/**
 * Keeps a toast for the pages that follow in this tab, or keeps none. Without storage (private
 * mode) a toast ends with its page.
 */
export function keepToast(toast: KeptToast | null): void {
  try {
    if (toast) sessionStorage.setItem(STORAGE_KEY, JSON.stringify(toast));
    else sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing is kept.
  }
}

/** @returns the toast that a page before this one has kept */
export function keptToast(): KeptToast | null {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as KeptToast | null;
  } catch {
    return null;
  }
}

/** Shows a toast in the layout's own card, which needs no framework, or hides that card. */
export function showPlainToast(toast: KeptToast | null): void {
  const card = document.getElementById(CARD_ID);
  if (!card) return;
  const leftMs = toast ? toast.endsAtMs - Date.now() : 0;
  clearTimeout(timer);
  card.hidden = leftMs <= 0;
  if (!toast || card.hidden) return;

  const [title, description] = card.querySelectorAll('p');
  if (title) title.textContent = toast.title;
  if (description) description.textContent = toast.description;
  const close = () => {
    // A button that vanishes under the keyboard would leave it nowhere.
    if (card.contains(document.activeElement)) {
      document.getElementById('main')?.focus({ preventScroll: true });
    }
    card.hidden = true;
    keepToast(null);
  };
  timer = window.setTimeout(close, leftMs);
  const button = card.querySelector('button');
  if (button) button.onclick = close;
}
