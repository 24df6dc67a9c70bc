import { z } from 'zod';
import { inquiryTypes, regions, serviceInterests } from '@/content/schemas/contact-choices';
import { internalLink } from '@/content/schemas/internal-link';
import { line, paragraph, template } from '@/content/schemas/primitives';

const strings = z.strictObject({
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
  /** The part of the label `terms` that is a link, and where it leads. */
  termsLink: z.strictObject({ text: line, link: internalLink }),
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
  /** What is wrong with a field, said beside it. */
  errors: z.strictObject({
    firstName: line,
    lastName: line,
    email: line,
    phone: line,
    company: line,
    jobTitle: line,
    message: line,
    file: line,
    terms: line,
  }),
  /** Strings that are used only if the form really sends. */
  sending: z.strictObject({
    honeypot: line,
    draft: z.strictObject({ title: line, description: paragraph }),
    fileHint: template(['count']),
    fileTooLarge: template(['count']),
    aWhile: line,
    failures: z.strictObject({
      offline: paragraph,
      connection: paragraph,
      timeout: paragraph,
      tooLarge: paragraph,
      refused: paragraph,
      tooMany: template(['wait']),
      fault: paragraph,
      unexpected: paragraph,
    }),
  }),
});

/** The strings of the contact form; the validation rules are in its island. */
export const contactFormFile = strings.refine(
  ({ labels, termsLink }) => labels.terms.includes(termsLink.text),
  { path: ['termsLink', 'text'], error: 'must be a part of labels.terms, to the letter' },
);
export type ContactFormContent = z.infer<typeof contactFormFile>;
