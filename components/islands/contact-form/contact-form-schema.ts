import { zodResolver } from '@hookform/resolvers/zod';
// The functional variant of zod, which can be tree-shaken to half the size.
import * as z from 'zod/mini';
import { inquiryTypes, regions, serviceInterests } from '@/content/model/schemas/contact-choices';
import type { ContactField, FurtherName } from '@/content/model/schemas/contact-fields';
import type { ContactFormContent } from '@/content/model/schemas/contact-form';
import { isEmailAddress } from '@/content/model/schemas/email-address';
import { NUMBER } from './further-values';
import { trimText } from './trim-text';

// Has to come before the first schema: otherwise zod probes `eval`, which a strict security policy
// reports as a violation.
z.config({ jitless: true });

const ACCEPTED_FILE = /\.(pdf|docx?|txt)$/i;

/** Text of at least this many characters, of which an emoji is one. */
const text = (minLength: number, message: string) =>
  z.string().check(
    z.overwrite(trimText),
    z.refine((value: string) => Array.from(value).length >= minLength, message),
  );

type Errors = ContactFormContent['errors'];

/** The rule of a field of the owner's. */
function ruleOf({ kind, required, error }: ContactField) {
  if (kind === 'checkbox') {
    return z.boolean().check(z.refine((ticked) => ticked || !required, error));
  }
  const isNumber = (value: string) => new RegExp(`^${NUMBER.source}$`).test(value);
  return z.string().check(
    z.overwrite(trimText),
    z.refine((value: string) => {
      if (!value) return !required;
      return kind !== 'number' || isNumber(value);
    }, error),
  );
}

/** The rules of the fields that every form has, in their order. */
const ownRules = (errors: Errors) => ({
  firstName: text(2, errors.firstName),
  lastName: text(2, errors.lastName),
  email: z.string().check(z.overwrite(trimText), z.refine(isEmailAddress, errors.email)),
  phone: text(10, errors.phone),
  company: text(2, errors.company),
  jobTitle: text(2, errors.jobTitle),
  inquiryType: z.enum(inquiryTypes),
  region: z.enum(regions),
  serviceInterest: z.enum(serviceInterests),
  message: text(10, errors.message),
  // Only the name is checked: the content can be verified only by the service that receives it.
  file: z
    .custom<FileList | null>()
    .check(
      z.refine(
        (files) => Array.from(files ?? []).every(({ name }) => ACCEPTED_FILE.test(name)),
        errors.file,
      ),
    ),
  newsletter: z.boolean(),
  terms: z.boolean().check(z.refine((agreed) => agreed, errors.terms)),
});
type OwnValues = z.infer<z.ZodMiniObject<ReturnType<typeof ownRules>>>;

/**
 * The rules of the contact form.
 *
 * @param errors the message for each field that breaks its rule
 * @param further the owner's fields
 */
export function contactFormSchema(errors: Errors, further: readonly ContactField[] = []) {
  const rules = {
    ...ownRules(errors),
    ...(process.env.CONTACT_FIELDS !== 'no' &&
      Object.fromEntries(further.map((one) => [one.name, ruleOf(one)]))),
  };
  // TypeScript does not know which names the owner has given.
  return z.object(rules) as unknown as z.ZodMiniType<ContactFormValues, ContactFormValues>;
}

/** What the form holds: its own fields, and the owner's. */
export type ContactFormValues = OwnValues & Record<FurtherName, string | boolean>;

export type FieldName = keyof ContactFormValues;
/** Messages by the field that they are about. */
export type FieldErrors = Partial<Record<FieldName, string>>;

/** `contactFormSchema` in the form that react-hook-form expects. */
export const contactFormResolver = (...rules: Parameters<typeof contactFormSchema>) =>
  zodResolver(contactFormSchema(...rules));
