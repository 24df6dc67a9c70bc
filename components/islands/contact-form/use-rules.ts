import { useState } from 'react';
import { createFormControl } from 'react-hook-form';
import type { ContactFormValues, FieldErrors, FieldName } from './contact-form-schema';
import { namesOf, valuesIn } from './form-values';
import type { ContactField } from '@/content/model/schemas/contact-fields';
import type { ContactFormContent } from '@/content/model/schemas/contact-form';

/** Loads zod and the rules when somebody begins to fill the form in. */
const loadSchema = () => import('./contact-form-schema');

/**
 * The rules of the contact form, on what its fields hold when they are checked: a library that goes
 * by their events would miss what password managers and extensions fill in.
 *
 * @param errors the message for each field that breaks its rule
 * @param defaults what the fields hold at first
 * @param further the owner's fields
 */
function createRules(
  errors: ContactFormContent['errors'],
  defaults: ContactFormValues,
  further: readonly ContactField[] | undefined,
) {
  const fieldNames = namesOf(defaults);
  // Without `useForm`, which would render all fields again for each key.
  const { register, setValue, trigger, getFieldState, handleSubmit, reset } =
    createFormControl<ContactFormValues>({
      defaultValues: defaults,
      resolver: async (...request) => {
        const { contactFormResolver } = await loadSchema();
        return contactFormResolver(errors, further)(...request);
      },
      // The form does it itself, because a notice may take the focus, too.
      shouldFocusError: false,
    });
  for (const name of fieldNames) register(name);

  function adopt(form: HTMLFormElement): void {
    const values = Object.entries(valuesIn(form, defaults));
    for (const [name, value] of values) setValue(name as FieldName, value);
  }

  /** @returns the message for a field; undefined if nothing is wrong with it */
  const checkField = async (form: HTMLFormElement, name: FieldName) => {
    adopt(form);
    await trigger(name);
    return getFieldState(name).error?.message;
  };

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

/** The rules, which stay the same as long as the form is there. */
export function useRules(...of: Parameters<typeof createRules>) {
  return useState(() => createRules(...of))[0];
}
