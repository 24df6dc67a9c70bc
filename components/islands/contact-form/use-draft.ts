import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { keepDraft, restoreDraft, wasSentElsewhere } from './draft';
import type { ContactFormValues } from './contact-form-schema';
import { readPrefill, type Prefill } from './prefill';
import { forgetUnsent, readUnsent, watchOtherTabs } from './unsent';
import { showToast } from '@/components/islands/shared/toast';
import type { ContactFormContent } from '@/content/model/schemas/contact-form';
import { wheneverShown } from '@/engine/islands/when-shown';

const TOAST_MS = 8_000;

interface Form {
  /** Clears all fields. */
  clear: (form: HTMLFormElement) => void;
  /** Is told that the fields may hold something else. */
  look: (form: HTMLFormElement) => void;
}

interface Strings {
  draft: ContactFormContent['draft'];
  /** Undefined if nothing is sent. */
  mayHaveArrived: ContactFormContent['draft'] | undefined;
  fields: ContactFormContent['fields'];
}

/**
 * Fills in what the page or its URL suggests, and the draft of this tab, and says so in a toast:
 * when the page is shown, and again when it returns from the back/forward cache.
 *
 * @param defaults what the fields hold without it; they and the strings stay the same
 * @returns functions that keep what the fields hold, and forget it once it has been sent
 */
export function useDraft(
  formRef: RefObject<HTMLFormElement | null>,
  defaults: ContactFormValues,
  prefill: Prefill | undefined,
  { clear, look }: Form,
  { draft, mayHaveArrived, fields }: Strings,
) {
  /** What the fields hold at first. */
  const suggested = useRef(defaults);

  const keep = useCallback(
    (form: HTMLFormElement, isSent?: boolean) => keepDraft(form, suggested.current, isSent),
    [],
  );

  useEffect(() => {
    suggested.current = { ...defaults, ...prefill, ...readPrefill(location.search, fields) };
    formRef.current?.toggleAttribute('data-suggested', Boolean(suggested.current.message));
    const show = (isCached: boolean) => {
      const form = formRef.current;
      if (!form) return;
      if (wasSentElsewhere()) clear(form);
      const isRestored = restoreDraft(form, suggested.current, defaults, isCached);
      look(form);
      // What was typed before the script ran.
      keep(form);
      const isUnderWay = !isCached && readUnsent()?.attempt?.mayHaveArrived;
      const words = (isUnderWay && mayHaveArrived) || (isRestored && draft);
      if (words) showToast({ ...words, durationMs: TOAST_MS, isOfPage: true });
    };
    wheneverShown(show);
    watchOtherTabs(() => {
      if (wasSentElsewhere()) show(true);
    });
  }, [formRef, defaults, fields, prefill, clear, look, keep, draft, mayHaveArrived]);

  const forget = useCallback(() => {
    forgetUnsent();
    suggested.current = defaults;
  }, [defaults]);
  return { keep, forget };
}
