/** The part of a toast that is shown again on the next page, because links load new documents. */
export interface KeptToast {
  title: string;
  description: string;
  /** When it disappears, in milliseconds since 1970. */
  endsAtMs: number;
}

const STORAGE_KEY = 'toast';

/** The empty, hidden card that the layout renders into every page. */
const CARD_ID = 'KeptToast';

let timer: ReturnType<typeof setTimeout>;

/**
 * Stores a toast for the next pages in this tab, or clears it. Without storage (private mode) a toast
 * disappears with its page.
 */
export function keepToast(toast?: KeptToast): void {
  try {
    if (toast) sessionStorage.setItem(STORAGE_KEY, JSON.stringify(toast));
    else sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // There is no storage.
  }
}

/** @returns the toast that a previous page stored */
export function keptToast(): KeptToast | null {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as KeptToast | null;
  } catch {
    return null;
  }
}

/** Shows a toast in the layout's own card, which needs no framework; without one hides the card. */
export function showPlainToast(toast?: KeptToast | null): void {
  const card = document.getElementById(CARD_ID);
  if (!card) return;
  const leftMs = toast ? toast.endsAtMs - Date.now() : 0;
  clearTimeout(timer);
  card.hidden = leftMs <= 0;
  if (!toast || card.hidden) return;

  // The layout renders two paragraphs and a button into it.
  const [title, description] = card.querySelectorAll('p');
  title!.textContent = toast.title;
  description!.textContent = toast.description;
  const close = () => {
    // If the focused button disappeared, the focus would be lost.
    if (card.contains(document.activeElement)) {
      document.getElementById('Main')?.focus({ preventScroll: true });
    }
    card.hidden = true;
    keepToast();
  };
  timer = setTimeout(close, leftMs);
  card.querySelector('button')!.onclick = close;
}
