import { zodResolver } from '@hookform/resolvers/zod';
// The functional variant of zod, which can be tree-shaken to half the size.
import * as z from 'zod/mini';
import { inquiryTypes, regions, serviceInterests } from '@/content/schemas/contact-choices';

// Has to come before the first schema: otherwise zod probes `eval`, which a strict security policy
// reports as a violation.
z.config({ jitless: true });

const ACCEPTED_FILE = /\.(pdf|docx?|txt)$/i;

/** Text of at least this many characters; surrounding spaces do not count, an emoji counts once. */
const text = (minLength: number, message: string) =>
  z
    .string()
    .check(z.refine((value: string) => Array.from(value.trim()).length >= minLength, message));

/** The rules of the contact form with their messages, in the order of the fields. */
export const contactFormSchema = z.object({
  firstName: text(2, 'First name must be at least 2 characters'),
  lastName: text(2, 'Last name must be at least 2 characters'),
  email: z.email('Invalid email address'),
  phone: text(10, 'Please enter a valid phone number'),
  company: text(2, 'Company name must be at least 2 characters'),
  jobTitle: text(2, 'Job title must be at least 2 characters'),
  inquiryType: z.enum(inquiryTypes),
  region: z.enum(regions),
  serviceInterest: z.enum(serviceInterests),
  message: text(10, 'Message must be at least 10 characters'),
  // Only the name is checked: the content can be verified only by the service that receives it.
  file: z
    .custom<FileList | null>()
    .check(
      z.refine(
        (files) => Array.from(files ?? []).every(({ name }) => ACCEPTED_FILE.test(name)),
        'The selected file must be a PDF, DOC, DOCX or TXT',
      ),
    ),
  newsletter: z.boolean(),
  terms: z
    .boolean()
    .check(z.refine((agreed) => agreed, 'You must agree to the terms and conditions')),
});

export type ContactFormValues = z.infer<typeof contactFormSchema>;

/** `contactFormSchema` in the form that react-hook-form expects. */
export const contactFormResolver = zodResolver(contactFormSchema);
