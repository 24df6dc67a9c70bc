import type { Delivery } from '@/components/lib/contact/delivery';
import type { ContactFormContent } from '@/content/schemas/contact-form';

/** What the form needs once it really sends. */
export interface Sending {
  delivery: Delivery;
  words: ContactFormContent['sending'];
}

/** Why a message was not sent, in words: under the fields they are about, or for the whole form. */
export interface Problem {
  fields: Readonly<Record<string, string>>;
  sentences: readonly string[];
}
