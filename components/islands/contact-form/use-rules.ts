import { useCallback, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { ContactFormValues, FieldErrors, FieldName } from './contact-form-schema';
import { defaults, fieldNames, valuesIn } from './form-values';
import type { ContactFormContent } from '@/content/schemas/contact-form';

/** Loads zod and the rules when somebody begins to fill the form in. */
const loadSchema = () => import('./contact-form-schema');

/**
 * The rules of the contact form, on what its fields hold when they are checked: a library that goes
 * by their events would miss what password managers and extensions fill in.
 *
 * @param errors the message for each field that breaks its rule
 */
export function useRules(errors: ContactFormContent['errors']) {
  // Its `formState` is not read: it would render all fields again for each key.
  const { register, setValue, trigger, getFieldState, handleSubmit, reset } =
    useForm<ContactFormValues>({
      defaultValues: defaults,
      resolver: async (...request) => {
        const { contactFormResolver } = await loadSchema();
        return contactFormResolver(errors)(...request);
      },
      // The form does it itself, because a notice may take the focus, too.
      shouldFocusError: false,
    });
  useEffect(() => fieldNames.forEach((name) => void register(name)), [register]);

  const adopt = useCallback(
    (form: HTMLFormElement) => {
      const values = valuesIn(form);
      for (const name of fieldNames) setValue(name, values[name]);
    },
    [setValue],
  );

  /** @returns the message for a field; undefined if nothing is wrong with it */
  const checkField = useCallback(
    async (form: HTMLFormElement, name: FieldName) => {
      adopt(form);
      await trigger(name);
      return getFieldState(name).error?.message;
    },
    [adopt, trigger, getFieldState],
  );

  /**
   * Checks the form, and passes a message with which nothing is wrong on.
   *
   * @returns the messages for the fields that break their rules; undefined if none does
   * @throws what `send` throws, and an error if the rules cannot be loaded
   */
  const check = async (
    form: HTMLFormElement,
    send: (message: ContactFormValues) => Promise<void>,
  ): Promise<FieldErrors | undefined> => {
    let found: FieldErrors | undefined;
    adopt(form);
    await handleSubmit(send, (wrong) => {
      const messages = fieldNames.map((name) => [name, wrong[name]?.message]);
      found = Object.fromEntries(messages) as FieldErrors;
    })();
    return found;
  };

  return { check, checkField, reset };
}
