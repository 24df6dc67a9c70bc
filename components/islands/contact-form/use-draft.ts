import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ContactFormValues } from './contact-form-schema';
import { readDraft } from './draft';
import type { Sending } from './sending';
import { showToast } from '@/components/islands/shared/toast';

const TOAST_MS = 8_000;

/**
 * Restores the draft of this tab, and says so in a toast. Fields already changed are left alone.
 *
 * @param strings undefined if the form keeps no drafts
 */
export function useDraft(
  { getValues, setValue }: UseFormReturn<ContactFormValues>,
  defaults: ContactFormValues,
  strings: Sending['strings']['draft'] | undefined,
): void {
  useEffect(() => {
    if (!strings) return;
    const values: Record<string, unknown> = getValues();
    const initial: Record<string, unknown> = { ...defaults };
    const missing = Object.entries(readDraft()).filter(
      ([name, text]) =>
        typeof initial[name] === 'string' &&
        values[name] === initial[name] &&
        text !== initial[name],
    );
    for (const [name, text] of missing) setValue(name as 'message', text);
    if (missing.length > 0) showToast({ ...strings, durationMs: TOAST_MS });
  }, [getValues, setValue, defaults, strings]);
}
