import { z } from 'zod';
import { contactFields } from '@/content/model/schemas/contact-fields';
import type {
  inquiryTypes,
  regions,
  serviceInterests,
} from '@/content/model/schemas/contact-choices';
import { field } from '@/content/model/schemas/field';
import { link } from '@/content/model/schemas/link';
import {
  action,
  atMost,
  choiceLabel,
  fieldLabel,
  heading,
  label,
  line,
  paragraph,
  shortLabel,
  template,
} from '@/content/model/schemas/text';

const errorText = line.check(atMost(120, 'a message beside a field'));
const checkbox = line.check(atMost(120, 'the text of a checkbox'));

const labels = z.strictObject({
  firstName: field(fieldLabel, 'First name'),
  lastName: field(fieldLabel, 'Last name'),
  email: field(fieldLabel, 'E-mail'),
  phone: field(fieldLabel, 'Telephone'),
  company: field(fieldLabel, 'Company'),
  jobTitle: field(fieldLabel, 'Job title'),
  message: field(fieldLabel, 'Message'),
  inquiryType: field(fieldLabel, 'Kind of inquiry'),
  region: field(fieldLabel, 'Region'),
  serviceInterest: field(fieldLabel, 'Service of interest'),
  file: field(fieldLabel, 'Attachment'),
  newsletter: field(checkbox, 'Newsletter', 'Shown beside a checkbox.'),
  terms: field(
    checkbox,
    'Terms',
    'Shown beside a checkbox, and contains the text of the link to the terms.',
  ),
});

const options = z.strictObject({
  inquiryType: field(
    z.strictObject({
      general: field(choiceLabel, 'General'),
      sales: field(choiceLabel, 'Sales'),
      support: field(choiceLabel, 'Support'),
      partnership: field(choiceLabel, 'Partnership'),
      careers: field(choiceLabel, 'Careers'),
      other: field(choiceLabel, 'Other'),
    } satisfies Record<(typeof inquiryTypes)[number], z.ZodType>),
    'Kinds of inquiry',
  ),
  region: field(
    z.strictObject({
      northAmerica: field(choiceLabel, 'North America'),
      latinAmerica: field(choiceLabel, 'Latin America'),
      europe: field(choiceLabel, 'Europe'),
      asiaPacific: field(choiceLabel, 'Asia and the Pacific'),
      other: field(choiceLabel, 'Other'),
    } satisfies Record<(typeof regions)[number], z.ZodType>),
    'Regions',
  ),
  serviceInterest: field(
    z.strictObject({
      customerService: field(choiceLabel, 'Customer service'),
      contentModeration: field(choiceLabel, 'Content moderation'),
      aiOperations: field(choiceLabel, 'AI operations'),
      trustSafety: field(choiceLabel, 'Trust and safety'),
      dataEntry: field(choiceLabel, 'Data entry'),
      salesSupport: field(choiceLabel, 'Sales support'),
      techSupport: field(choiceLabel, 'Technical support'),
      consulting: field(choiceLabel, 'Consulting'),
      other: field(choiceLabel, 'Other'),
    } satisfies Record<(typeof serviceInterests)[number], z.ZodType>),
    'Services of interest',
  ),
});

const errors = z.strictObject({
  firstName: field(errorText, 'First name'),
  lastName: field(errorText, 'Last name'),
  email: field(errorText, 'E-mail'),
  phone: field(errorText, 'Telephone'),
  company: field(errorText, 'Company'),
  jobTitle: field(errorText, 'Job title'),
  message: field(errorText, 'Message'),
  file: field(errorText, 'Attachment'),
  terms: field(errorText, 'Terms'),
});

const toast = z.strictObject({
  title: field(heading, 'Title'),
  description: field(paragraph, 'Text'),
});

const failures = z.strictObject({
  offline: field(paragraph, 'Offline', 'The visitor’s device has no connection.'),
  connection: field(paragraph, 'Connection lost', 'It broke before there was a response.'),
  timeout: field(paragraph, 'No response', 'None came in time.'),
  tooLarge: field(paragraph, 'Too large', 'The message with its attachment.'),
  refused: field(paragraph, 'Not accepted', 'The service objects to an entry.'),
  tooMany: field(
    template(['wait']),
    'Too many messages',
    '{wait} is replaced by the time to wait, and must occur.',
  ),
  fault: field(paragraph, 'Fault of the service'),
  unexpected: field(paragraph, 'Unclear response', 'It does not say whether the message arrived.'),
});

const sending = z.strictObject({
  honeypot: field(fieldLabel, 'Trap for bots', 'Label of a field that only bots see.'),
  mayHaveArrived: field(
    toast,
    'Left while sending',
    'Shown when the page is opened again after it was left before the service had answered.',
  ),
  fileHint: field(
    template(['count']),
    'Hint below the attachment',
    '{count} is replaced by the number of megabytes, and must occur.',
  ),
  fileTooLarge: field(
    template(['count']),
    'File too large',
    'Shown beside the attachment. {count} is replaced by the number of megabytes, and must occur.',
  ),
  fileChanged: field(
    line,
    'File changed',
    'Shown beside the attachment if it cannot be read any more.',
  ),
  aWhile: field(label, 'Unknown time', 'Takes the place of {wait} if the service names no time.'),
  failures: field(failures, 'What went wrong', 'Shown when a message could not be sent.'),
});

const strings = z.strictObject({
  labels: field(labels, 'Labels', 'The names of the fields.'),
  termsLink: field(
    z.strictObject({
      text: field(line, 'Text', 'A part of the label of the terms, letter for letter.'),
      link,
    }),
    'Link to the terms',
    'The part of the label of the terms that is a link, and where it leads.',
  ),
  options: field(options, 'Options', 'What can be chosen in the three lists.'),
  fields: contactFields,
  fileHint: field(line, 'Hint below the attachment', 'If the form has no limit for its size.'),
  removeFile: field(shortLabel, 'Button that removes the attachment'),
  requiredHint: field(line, 'Hint about required fields'),
  submit: field(action, 'Button that sends'),
  submitting: field(action, 'The same button while it sends'),
  needsScript: field(
    z.strictObject({
      text: field(paragraph, 'Text'),
      or: field(line, 'Before e-mail and telephone'),
    }),
    'Without JavaScript',
    'Shown in browsers without JavaScript if the form cannot be sent there.',
  ),
  notLoaded: field(paragraph, 'Not loaded', 'Shown if a part of the form could not be fetched.'),
  otherWays: field(line, 'Before e-mail and telephone', 'Below a message that failed.'),
  success: field(toast, 'Success', 'Shown after a message was sent.'),
  draft: field(
    toast,
    'Restored draft',
    'Shown when the page is opened again before the message was sent.',
  ),
  errors: field(errors, 'Mistakes', 'What is wrong with a field, said beside it.'),
  sending: field(sending, 'Sending', 'Used only if the form really sends.'),
});

/** The strings of the contact form; the validation rules are in its island. */
export const contactFormFile = strings.refine(
  ({ labels, termsLink }) => labels.terms.includes(termsLink.text),
  { path: ['termsLink', 'text'], error: 'must be a part of `labels.terms`, letter for letter' },
);
export type ContactFormContent = z.infer<typeof contactFormFile>;
