import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ContactFormValues } from './contact-form-schema';
import { dropDraft, keepDraft } from './draft';
import { FAILURE_ID } from './failure-notice';
import { readPrefill } from './prefill';
import type { Problem, Sending } from './sending';
import { useDraft } from './use-draft';
import { showToast } from '@/components/islands/shared/toast';
import type { ContactFormContent } from '@/content/schemas/contact-form';

/** How long sending takes where there is no server that it would depend on. */
const SUBMIT_MS = 1_500;

/** So long that the toast stays until it is closed. */
const SUCCESS_TOAST_MS = 1_000_000;

const defaultValues: ContactFormValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  company: '',
  jobTitle: '',
  inquiryType: 'general',
  region: 'northAmerica',
  serviceInterest: 'customerService',
  message: '',
  // Not undefined, with which a reset would leave the input as it is.
  file: null,
  newsletter: false,
  terms: false,
};

/** The rules and zod with them: fetched when somebody begins to fill the form in. */
const loadSchema = () => import('./contact-form-schema');
/** The bundler of the export leaves the sender out where there is nowhere to send to. */
const loadSender = process.env.CONTACT_SENDS === 'no' ? undefined : () => import('./send-message');

/** What the console shows of a message: everything, but of the file only what it is. */
function recordOf(values: ContactFormValues) {
  const file = values.file?.[0];
  return { ...values, file: file && { name: file.name, size: file.size, type: file.type } };
}

/** Takes the time that sending would, and shows developers what would have been sent. */
async function showSending(values: ContactFormValues): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, SUBMIT_MS));
  console.info('Contact form', recordOf(values));
}

/**
 * State and actions of the contact form.
 *
 * @param words what is said after sending, and when a part of the form cannot be fetched
 * @param sending where to and how; nothing where the form only shows that it would send
 */
export function useContactForm(
  { success, notLoaded }: Pick<ContactFormContent, 'success' | 'notLoaded'>,
  sending: Sending | undefined,
) {
  const formRef = useRef<HTMLFormElement>(null);
  const [sentCount, setSentCount] = useState(0);
  const [problem, setProblem] = useState<Problem>();
  const form = useForm<ContactFormValues>({
    defaultValues,
    resolver: async (...request) => (await loadSchema()).contactFormResolver(...request),
    // Done below: the fields are inert while a message is checked and cannot be focused yet.
    shouldFocusError: false,
  });
  const { getValues, setValue, setError, reset, handleSubmit, formState } = form;
  const { isSubmitting, submitCount } = formState;

  useDraft(form, defaultValues, sending?.words.draft);

  // What somebody typed or chose before this ran is in the fields, and wins over the link's words.
  useEffect(() => {
    const { inquiryType, message } = readPrefill(location.search);
    if (inquiryType && getValues('inquiryType') === defaultValues.inquiryType) {
      setValue('inquiryType', inquiryType);
    }
    if (message && getValues('message') === '') setValue('message', message);
  }, [getValues, setValue]);

  useEffect(() => {
    if (problem) formRef.current?.querySelector<HTMLElement>(`#${FAILURE_ID}`)?.focus();
  }, [problem]);

  // After that: a field to mend comes before what is said of the whole form.
  useEffect(() => {
    if (!submitCount) return;
    formRef.current?.querySelector<HTMLElement>(`[aria-invalid=true], #${FAILURE_ID}`)?.focus();
  }, [submitCount]);

  // The button was disabled and the fields inert, which leaves the keyboard nowhere near the form.
  useEffect(() => {
    if (!sentCount || isSubmitting || !document.activeElement?.contains(formRef.current)) return;
    formRef.current
      ?.querySelector<HTMLElement>('button[type=submit]')
      ?.focus({ preventScroll: true });
  }, [sentCount, isSubmitting]);

  /** @returns whether the message has arrived */
  const deliver = async (to: Sending) => {
    const sender = await loadSender?.();
    if (!sender || !formRef.current) return false;
    const found = await sender.sendMessage(formRef.current, to, Object.keys(defaultValues));
    setProblem(found);
    for (const [name, message] of Object.entries(found?.fields ?? {})) {
      setError(name as keyof ContactFormValues, { type: 'server', message });
    }
    return !found;
  };

  const send = handleSubmit(async (values) => {
    if (!sending) await showSending(values);
    else if (await deliver(sending)) dropDraft();
    else return;
    showToast({ ...success, durationMs: SUCCESS_TOAST_MS });
    reset();
    setSentCount((count) => count + 1);
  });

  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSubmitting) return;
    setProblem(undefined);
    // The rules are out of reach, offline or after a new release: say so and keep every word.
    send(event).catch(() => setProblem({ fields: {}, sentences: [notLoaded] }));
  };

  const change = () => {
    loadSchema().catch(() => {});
    if (sending) keepDraft(getValues());
  };

  return { form, formRef, submit, problem, change };
}
