import 'server-only';
import { contactFormContent } from '@/content/schemas/contact-form';
import { defineContent } from '@/content/schemas/define-content';

/** Labels, options and messages of the contact form. */
export const contactForm = defineContent('content/contact-form.ts', contactFormContent, {
  labels: {
    firstName: 'First Name',
    lastName: 'Last Name',
    email: 'Work Email',
    phone: 'Phone Number',
    company: 'Company Name',
    jobTitle: 'Job Title',
    message: 'Message',
    inquiryType: 'Inquiry Type',
    region: 'Region',
    serviceInterest: 'Service Interest',
    file: 'Attachment',
    newsletter: 'Subscribe to our newsletter for industry insights and updates',
    terms: 'I agree to the terms and conditions',
  },
  termsLink: { text: 'terms and conditions', link: '/terms-of-use' },
  options: {
    inquiryType: {
      general: 'General',
      sales: 'Sales',
      support: 'Support',
      partnership: 'Partnership',
      careers: 'Careers',
      other: 'Other',
    },
    region: {
      northAmerica: 'North America',
      latinAmerica: 'Latin America',
      europe: 'Europe',
      asiaPacific: 'Asia Pacific',
      other: 'Other',
    },
    serviceInterest: {
      customerService: 'Customer service',
      contentModeration: 'Content moderation',
      aiOperations: 'AI operations',
      trustSafety: 'Trust and safety',
      dataEntry: 'Data entry',
      salesSupport: 'Sales support',
      techSupport: 'Technical support',
      consulting: 'Consulting',
      other: 'Other',
    },
  },
  fileHint: 'Optional: a PDF, DOC, DOCX or TXT file',
  removeFile: 'Remove file',
  requiredHint: 'Fields marked with an asterisk (*) are required.',
  submit: 'Send message',
  submitting: 'Sending…',
  needsScript: {
    text: 'This form needs JavaScript, which is not running here. Nothing you type would reach us.',
    or: 'Please write or ring instead:',
  },
  notLoaded:
    'A part of this form could not be fetched, so nothing was sent: check your connection and send again; all you typed is still here.',
  otherWays: 'You can also write or ring:',
  success: {
    title: 'Message sent successfully!',
    description: "We'll get back to you as soon as possible.",
  },
  sending: {
    honeypot: 'Leave this field empty',
    draft: {
      title: 'Your draft is back',
      description: 'This tab keeps your words until they are sent. A file has to be chosen again.',
    },
    fileHint: 'Optional: a PDF, DOC, DOCX or TXT file of up to {count} MB',
    fileTooLarge: 'The selected file is larger than {count} MB',
    aWhile: 'a few minutes',
    failures: {
      offline:
        'You are offline, so nothing was sent: connect again and press the button once more; all you typed is still here.',
      connection:
        'The connection broke before we had an answer: please send again; all you typed is still here, and we can tell if the first attempt did arrive.',
      timeout:
        'No answer came in time: please send again; all you typed is still here, and we can tell if the first attempt did arrive.',
      tooLarge:
        'The message is too large to be taken: remove the attachment or choose a smaller one, then send again.',
      refused: 'The message was not accepted: please look through your entries, then send again.',
      tooMany: 'Too many messages came in at once: please wait {wait}, then send again.',
      fault:
        'Our mailbox has a fault at the moment: please try again in a few minutes; all you typed is still here.',
      unexpected:
        'We cannot tell from the answer whether your message arrived: please send again in a few minutes; all you typed is still here.',
    },
  },
});
