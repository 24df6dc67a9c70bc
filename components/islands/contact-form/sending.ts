import type { Delivery } from '@/content/schemas/contact-delivery';
import type { ContactFormContent } from '@/content/schemas/contact-form';

/** What the form needs once it really sends. */
export interface Sending {
  delivery: Delivery;
  words: ContactFormContent['sending'];
}

/** Whether the form has its file field; one that sends nothing takes any file. */
export function takesFile(sending: Sending | undefined): boolean {
  return !sending || sending.delivery.fileField !== undefined;
}

/** Why a message was not sent, in words: under the fields they are about, or for the whole form. */
export interface Problem {
  fields: Readonly<Record<string, string>>;
  sentences: readonly string[];
}
