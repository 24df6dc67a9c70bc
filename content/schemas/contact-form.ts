import { z } from 'zod';
import { inquiryTypes, regions, serviceInterests } from '@/content/schemas/contact-choices';
import { line, paragraph } from '@/content/schemas/primitives';

/** The words of the contact form; its rules and their messages stand with the form itself. */
export const contactFormContent = z.strictObject({
  labels: z.strictObject({
    firstName: line,
    lastName: line,
    email: line,
    phone: line,
    company: line,
    jobTitle: line,
    message: line,
    inquiryType: line,
    region: line,
    serviceInterest: line,
    file: line,
    newsletter: line,
    terms: line,
  }),
  options: z.strictObject({
    inquiryType: z.record(z.enum(inquiryTypes), line),
    region: z.record(z.enum(regions), line),
    serviceInterest: z.record(z.enum(serviceInterests), line),
  }),
  fileHint: line,
  removeFile: line,
  requiredHint: line,
  submit: line,
  submitting: line,
  needsScript: z.strictObject({ text: paragraph, or: line }),
  notLoaded: paragraph,
  otherWays: line,
  success: z.strictObject({ title: line, description: paragraph }),
  /** What is said only where the form really sends. */
  sending: z.strictObject({
    honeypot: line,
    draft: z.strictObject({ title: line, description: paragraph }),
    fileHint: line,
    fileTooLarge: line,
    aWhile: line,
    failures: z.strictObject({
      offline: paragraph,
      connection: paragraph,
      timeout: paragraph,
      tooLarge: paragraph,
      refused: paragraph,
      tooMany: paragraph,
      fault: paragraph,
      unexpected: paragraph,
    }),
  }),
});
export type ContactFormContent = z.infer<typeof contactFormContent>;
