import type { FieldErrors } from './contact-form-schema';
import type { Delivery } from '@/content/model/schemas/contact-delivery';
import type { ContactFormContent } from '@/content/model/schemas/contact-form';

/** What the form needs in order to send messages. */
export interface Sending {
  delivery: Delivery;
  strings: ContactFormContent['sending'];
}

/** Whether the form has its file field; without a service it always has. */
export function takesFile(sending: Sending | 'simulate'): boolean {
  return sending === 'simulate' || sending.delivery.fileField !== undefined;
}

/** Why a message was not sent: messages for fields, and sentences about the whole form. */
export interface Problem {
  fields: FieldErrors;
  sentences: readonly string[];
}
