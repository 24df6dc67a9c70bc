import { controlOf, fillIn, namesOf, valuesIn } from './form-values';
import type { ContactFormValues } from './contact-form-schema';
import { idOfEntry, keepFields, markEntry, readUnsent } from './unsent';

/** A file cannot be kept, and the terms are agreed to with each message anew. */
const keptNames = (values: ContactFormValues) =>
  namesOf(values).filter((name) => name !== 'file' && name !== 'terms');

/**
 * Keeps what the visitor has changed: where a field differs from what it held at first, and from
 * then on, even if that is again its default. Whoever sends has chosen what all of them hold.
 *
 * @param suggested what the fields hold at first, with what a link fills in
 */
export function keepDraft(
  form: HTMLFormElement,
  suggested: ContactFormValues,
  isSent?: boolean,
): void {
  const values = valuesIn(form, suggested);
  const fields = readUnsent()?.fields ?? {};
  const changed = keptNames(suggested).filter(
    (name) => isSent || name in fields || values[name] !== suggested[name],
  );
  // A page that is only looked at writes nothing.
  if (changed.every((name) => values[name] === fields[name])) return;
  keepFields(Object.fromEntries(changed.map((name) => [name, values[name]])));
}

/** Whether the message that this page shows has been sent from another one since. */
export function wasSentElsewhere(): boolean {
  const id = idOfEntry();
  return id !== undefined && id !== readUnsent()?.id;
}

/**
 * Fills in what the visitor has changed on another page or before a reload, and where there is
 * nothing, what a link suggests. What was typed before the script ran is left alone.
 *
 * @param defaults what the fields hold without it
 * @param isCached whether the page comes from the back/forward cache
 * @returns whether a part of the draft was missing
 */
export function restoreDraft(
  form: HTMLFormElement,
  suggested: ContactFormValues,
  defaults: ContactFormValues,
  isCached: boolean,
): boolean {
  const unsent = readUnsent();
  const held = valuesIn(form, defaults);
  // What the browser itself has brought back may be older than the draft.
  const isOwn = unsent?.id === idOfEntry();
  let isRestored = false;
  for (const name of keptNames(defaults)) {
    const control = controlOf(form, name);
    const kept = unsent?.fields[name];
    const isUntouched = held[name] === defaults[name];
    const isOlder = isOwn && (isCached || control !== document.activeElement);
    if (!control || (!isUntouched && !isOlder)) continue;
    // Also if another release or script has stored something else.
    if (typeof kept !== typeof held[name]) {
      // There is a suggestion for each of the defaults.
      if (isUntouched) fillIn(control, suggested[name]!);
    } else if (kept !== held[name]) {
      fillIn(control, kept!);
      isRestored = true;
    }
  }
  // The browser itself will bring back what has been filled in here, whatever becomes of it.
  if (isRestored) markEntry(unsent?.id);
  return isRestored;
}
