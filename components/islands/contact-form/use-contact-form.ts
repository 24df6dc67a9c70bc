import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ContactFormValues } from './contact-form-schema';
import { dropDraft, keepDraft } from './draft';
import { FAILURE_ID } from './failure-notice';
import { readPrefill, type Prefill } from './prefill';
import type { Problem, Sending } from './sending';
import { useDraft } from './use-draft';
import { showToast } from '@/components/islands/shared/toast';
import type { ContactFormContent } from '@/content/schemas/contact-form';

/** Duration of simulated sending. */
const SUBMIT_MS = 1_500;

/** Long enough for the toast to stay until it is closed. */
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
  // Not undefined: a reset to that would not clear the input.
  file: null,
  newsletter: false,
  terms: false,
};

/** Loads zod and the rules when somebody begins to fill the form in. */
const loadSchema = () => import('./contact-form-schema');
/** The bundler leaves this module out of an export whose form sends nothing. */
const loadSender = process.env.CONTACT_SENDS === 'no' ? undefined : () => import('./send-message');

/** The message as it is logged: only the metadata of its file. */
function loggableValues(values: ContactFormValues) {
  const file = values.file?.[0];
  return { ...values, file: file && { name: file.name, size: file.size, type: file.type } };
}

/** Simulates sending, and logs for developers what would have been sent. */
async function simulateSending(values: ContactFormValues): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, SUBMIT_MS));
  console.info('Contact form', loggableValues(values));
}

/**
 * State and actions of the contact form.
 *
 * @param strings for invalid fields, for success, and for when a part of the form cannot be loaded
 * @param sending how messages are sent; `simulate` if the form only simulates sending
 * @param prefill what the page prefills; values in the page's URL take precedence
 */
export function useContactForm(
  strings: Pick<ContactFormContent, 'errors' | 'success' | 'notLoaded'>,
  sending: Sending | 'simulate',
  { inquiryType: chosen, message: begun }: Prefill = {},
) {
  const isSimulated = sending === 'simulate';
  const formRef = useRef<HTMLFormElement>(null);
  /** Values that the page or its URL has prefilled; these are not stored in the draft. */
  const prefilled = useRef<Prefill>({});
  const [sentCount, setSentCount] = useState(0);
  const [problem, setProblem] = useState<Problem>();
  const form = useForm<ContactFormValues>({
    defaultValues,
    resolver: async (...request) => {
      const { contactFormResolver } = await loadSchema();
      return contactFormResolver(strings.errors)(...request);
    },
    // Handled below: while a message is checked the fields are inert and cannot be focused.
    shouldFocusError: false,
  });
  const { getValues, setValue, setError, reset, handleSubmit, formState } = form;
  const { isSubmitting, submitCount } = formState;

  useDraft(form, defaultValues, isSimulated ? undefined : sending.strings.draft);

  // Values entered before hydration are already in the fields, and take precedence.
  useEffect(() => {
    const { inquiryType = chosen, message = begun } = readPrefill(location.search);
    if (inquiryType && getValues('inquiryType') === defaultValues.inquiryType) {
      setValue('inquiryType', inquiryType);
      prefilled.current.inquiryType = inquiryType;
    }
    if (message && getValues('message') === '') {
      setValue('message', message);
      prefilled.current.message = message;
    }
  }, [getValues, setValue, chosen, begun]);

  useEffect(() => {
    if (problem) formRef.current?.querySelector<HTMLElement>(`#${FAILURE_ID}`)?.focus();
  }, [problem]);

  // Runs after the effect above: an invalid field takes precedence over the notice.
  useEffect(() => {
    if (!submitCount) return;
    formRef.current?.querySelector<HTMLElement>(`[aria-invalid=true], #${FAILURE_ID}`)?.focus();
  }, [submitCount]);

  // The focus was lost while the button was disabled and the fields inert: return it to the button.
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

  const send = async (values: ContactFormValues) => {
    if (isSimulated) await simulateSending(values);
    else if (await deliver(sending)) dropDraft();
    else return;
    showToast({ ...strings.success, durationMs: SUCCESS_TOAST_MS });
    reset();
    setSentCount((count) => count + 1);
  };

  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSubmitting) return;
    setProblem(undefined);
    // The rules could not be loaded, offline or after a new release: say so and keep the input.
    handleSubmit(send)(event).catch(() =>
      setProblem({ fields: {}, sentences: [strings.notLoaded] }),
    );
  };

  const change = () => {
    loadSchema().catch(() => {});
    if (isSimulated) return;
    const { inquiryType, message } = prefilled.current;
    const values = getValues();
    keepDraft({
      ...values,
      ...(values.inquiryType === inquiryType && { inquiryType: undefined }),
      ...(values.message === message && { message: undefined }),
    });
  };

  return { form, formRef, submit, problem, change };
}
