import { inquiryTypes } from '@/content/model/schemas/contact-choices';
import { takenFromLink, textOfLink } from '@/content/model/schemas/contact-prefill';
import type { ContactFormValues } from './contact-form-schema';
import type { ContactField, FurtherName } from '@/content/model/schemas/contact-fields';

/** What the form may contain from the start. */
export type Prefill = Partial<Pick<ContactFormValues, 'inquiryType' | 'message'>> &
  Record<FurtherName, string | boolean>;

/**
 * Reads the values that a link to the contact page prefills.
 *
 * @param search the query string, such as `?inquiryType=careers&message=…`
 * @param fields the owner's fields
 * @returns the values in it; an unknown choice is ignored, and so is a text that is long
 */
export function readPrefill(search: string, fields: readonly ContactField[] = []): Prefill {
  const query = new URLSearchParams(search);
  const inquiryType = inquiryTypes.find((type) => type === query.get('inquiryType'));
  const message = textOfLink(query.get('message') ?? '');
  const further = process.env.CONTACT_FIELDS === 'no' ? {} : readFurther(query, fields);
  return { ...further, ...(inquiryType && { inquiryType }), ...(message && { message }) };
}

/** The owner's fields in the query. */
function readFurther(query: URLSearchParams, fields: readonly ContactField[]): Prefill {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = takenFromLink(field, query.get(field.name) ?? '');
      return value === undefined ? [] : [[field.name, value]];
    }),
  ) as Prefill;
}
