import { zodResolver } from '@hookform/resolvers/zod';
// The functional variant of zod, which can be tree-shaken to half the size.
import * as z from 'zod/mini';
import { inquiryTypes, regions, serviceInterests } from '@/content/model/schemas/contact-choices';
import type { ContactFormContent } from '@/content/model/schemas/contact-form';
import { isEmailAddress } from '@/content/model/schemas/email-address';
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

/**
 * The rules of the contact form, in the order of the fields.
 *
 * @param errors the message for each field that breaks its rule
 */
export const contactFormSchema = (errors: Errors) =>
  z.object({
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

export type ContactFormValues = z.infer<ReturnType<typeof contactFormSchema>>;

export type FieldName = keyof ContactFormValues;
/** Messages by the field that they are about. */
export type FieldErrors = Partial<Record<FieldName, string>>;

/** `contactFormSchema` in the form that react-hook-form expects. */
export const contactFormResolver = (errors: Errors) => zodResolver(contactFormSchema(errors));
