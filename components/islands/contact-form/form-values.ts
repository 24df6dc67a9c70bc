import type { ContactFormValues, FieldName } from './contact-form-schema';
import { furtherDefaults } from './further-values';
import { fieldId } from '@/components/ui/field';
import type { ContactField } from '@/content/model/schemas/contact-fields';

/** What the fields that every form has hold at first. */
const defaults: ContactFormValues = {
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
  file: null,
  newsletter: false,
  terms: false,
};

/** What the fields of a form hold at first, by their names. */
export const defaultsOf = (further: readonly ContactField[] = []): ContactFormValues =>
  process.env.CONTACT_FIELDS === 'no' ? defaults : { ...defaults, ...furtherDefaults(further) };

/** The names of the fields that some values are of. */
export const namesOf = (values: ContactFormValues) => Object.keys(values) as FieldName[];

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** @returns null if the form has no such field: not every service takes a file */
export function controlOf(form: HTMLFormElement, name: FieldName): Control | null {
  return form.querySelector<Control>(`[name=${name}], #${fieldId(name)}`);
}

/**
 * What the fields hold now. Nothing is remembered from events: password managers and extensions fill
 * fields in without any.
 *
 * @param defaults what they hold at first
 */
export function valuesIn(form: HTMLFormElement, defaults: ContactFormValues): ContactFormValues {
  const entries = namesOf(defaults).map((name) => [name, valueOf(controlOf(form, name))]);
  // Each control holds the type of its default; the schema checks the choices.
  return Object.fromEntries(entries) as ContactFormValues;
}

function valueOf(control: Control | null): string | boolean | FileList | null {
  if (control?.type === 'checkbox') return (control as HTMLInputElement).checked;
  if (control?.type === 'file') return (control as HTMLInputElement).files;
  return control?.value ?? null;
}

/** Fills a field in; it fires no events. */
export function fillIn(control: Control, value: string | boolean): void {
  if (typeof value === 'string') control.value = value;
  else (control as HTMLInputElement).checked = value;
}
