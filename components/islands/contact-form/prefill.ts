import { inquiryTypes } from '@/content/model/schemas/contact-choices';
import { messageOfLink } from '@/content/model/schemas/contact-prefill';
import type { ContactFormValues } from './contact-form-schema';

/** What the form may contain from the start. */
export type Prefill = Partial<Pick<ContactFormValues, 'inquiryType' | 'message'>>;

/**
 * Reads the values that a link to the contact page prefills.
 *
 * @param search the query string, such as `?inquiryType=careers&message=…`
 * @returns the values in it; an unknown inquiry type is ignored, and so is a message that is long
 */
export function readPrefill(search: string): Prefill {
  const query = new URLSearchParams(search);
  const inquiryType = inquiryTypes.find((type) => type === query.get('inquiryType'));
  const message = messageOfLink(query.get('message') ?? '');
  return { ...(inquiryType && { inquiryType }), ...(message && { message }) };
}
