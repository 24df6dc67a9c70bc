import { useCallback, useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { ContactFormValues, FieldName } from './contact-form-schema';
import { FAILURE_ID } from './failure-notice';
import { controlOf, defaultsOf, fillIn } from './form-values';
import type { Prefill } from './prefill';
import type { Problem, Sending } from './sending';
import { simulateSending } from './simulate-sending';
import { readUnsent } from './unsent';
import { useDraft } from './use-draft';
import { useRules } from './use-rules';
import { showToast } from '@/components/islands/shared/toast';
import type { ContactFormContent } from '@/content/model/schemas/contact-form';

/** Long enough for the toast to stay until it is closed. */
const SUCCESS_TOAST_MS = 1_000_000;

/** The bundler leaves this module out of an export whose form sends nothing. */
const loadSender = process.env.CONTACT_SENDS === 'no' ? undefined : () => import('./send-message');

/**
 * State and actions of the contact form. The fields are uncontrolled, and register no events: what
 * they hold is read when it is checked.
 *
 * @param strings for invalid fields, for success, and for when a part of the form cannot be loaded
 * @param sending how messages are sent; `simulate` if the form only simulates sending
 * @param prefill what the page prefills; values in the page's URL take precedence
 */
export function useContactForm(
  strings: Pick<ContactFormContent, 'errors' | 'success' | 'notLoaded' | 'draft' | 'fields'>,
  sending: Sending | 'simulate',
  prefill?: Prefill,
) {
  const formRef = useRef<HTMLFormElement>(null);
  const [step, setStep] = useState<'checking' | 'sending'>();
  const [hasFile, setHasFile] = useState(false);
  /** What the last check has found; undefined before the first one. */
  const [problem, setProblem] = useState<Problem>();
  const [attempts, setAttempts] = useState(0);
  const [defaults] = useState(() => defaultsOf(strings.fields));
  const { check, checkField, reset } = useRules(strings.errors, defaults, strings.fields);

  /** Adopts what the fields hold. */
  const look = useCallback((form: HTMLFormElement) => {
    const file = controlOf(form, 'file') as HTMLInputElement | null;
    setHasFile(Boolean(file?.files?.length));
  }, []);

  const clear = useCallback(
    (form: HTMLFormElement) => {
      form.reset();
      reset();
      setProblem(undefined);
      look(form);
    },
    [look, reset],
  );

  const service = loadSender && sending !== 'simulate' ? sending : undefined;
  const { keep, forget } = useDraft(
    formRef,
    defaults,
    prefill,
    { clear, look },
    {
      draft: strings.draft,
      fields: strings.fields,
      mayHaveArrived: service?.strings.mayHaveArrived,
    },
  );

  /** Checks a field again, once the form has been checked. */
  const recheck = useCallback(
    async (form: HTMLFormElement, name: FieldName) => {
      const error = await checkField(form, name);
      setProblem((shown) => {
        // React rewrites the attributes of all fields whenever it renders them, and screen readers
        // take that for news: they would read the error out after each key.
        if (!shown || shown.fields[name] === error) return shown;
        return { ...shown, fields: { ...shown.fields, [name]: error } };
      });
    },
    [checkField],
  );

  // React's own event leaves out what a script fills in, even if it fires an event itself.
  useEffect(() => {
    // Effects run once it is there.
    const form = formRef.current!;
    const life = new AbortController();
    const change = ({ target }: Event) => {
      keep(form);
      look(form);
      recheck(form, (target as HTMLInputElement).name as FieldName).catch(() => {});
    };
    for (const event of ['input', 'change'])
      form.addEventListener(event, change, { signal: life.signal });
    // What is filled in without an event is kept before a link is followed.
    addEventListener('click', () => keep(form), { signal: life.signal });
    return () => life.abort();
  }, [keep, look, recheck]);

  // A focus in the form is lost where the button was disabled or the fields were inert meanwhile.
  useEffect(() => {
    const form = formRef.current;
    if (!attempts || !form) return;
    const wrong = form.querySelector<HTMLElement>(`[aria-invalid=true], #${FAILURE_ID}`);
    const focused = document.activeElement;
    if (wrong) wrong.focus();
    else if (form.contains(focused) || focused?.contains(form)) {
      form.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true });
    }
  }, [attempts]);

  /** @returns undefined if the message has arrived */
  const send = async (message: ContactFormValues): Promise<Problem | undefined> => {
    if (loadSender && service) return (await loadSender()).sendMessage(message, service);
    await simulateSending(message);
    return undefined;
  };

  const checkAndSend = async (form: HTMLFormElement): Promise<Problem | undefined> => {
    try {
      let found: Problem | undefined;
      const errors = await check(form, async (message) => {
        keep(form, true);
        setStep('sending');
        setProblem(undefined);
        found = await send(message);
      });
      return errors ? { fields: errors, sentences: [] } : found;
    } catch {
      // The rules could not be loaded, offline or after a new release: say so and keep the input.
      return { fields: {}, sentences: [strings.notLoaded] };
    }
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (step) return;
    const form = event.currentTarget;
    keep(form);
    const id = readUnsent()?.id;
    setStep('checking');
    setProblem((shown) => shown && { ...shown, sentences: [] });
    const found = await checkAndSend(form);
    if (found) {
      setProblem(found);
    } else {
      // The page may have been left meanwhile, and another message begun elsewhere.
      if (readUnsent()?.id === id) forget();
      clear(form);
      showToast({ ...strings.success, durationMs: SUCCESS_TOAST_MS });
    }
    setStep(undefined);
    setAttempts((count) => count + 1);
  };

  const removeFile = () => {
    const form = formRef.current;
    const input = form && controlOf(form, 'file');
    if (!input) return;
    fillIn(input, '');
    look(form);
    recheck(form, 'file').catch(() => {});
    // The button disappears, so the focus moves to the input for the next file.
    input.focus();
  };

  return { formRef, submit, removeFile, problem, step, hasFile };
}
