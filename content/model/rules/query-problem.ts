import { inquiryTypes } from '@/content/model/schemas/contact-choices';
import type { ContactField } from '@/content/model/schemas/contact-fields';
import { takenFromLink, textOfLink } from '@/content/model/schemas/contact-prefill';

/** Why a field of the owner's does not take what a link fills in. */
function refusalOf(field: ContactField, text: string): string {
  const { kind, name } = field;
  if (kind === 'choice') {
    return `“${text}” is not a choice of ${name}; there are ${field.options.join(', ')}`;
  }
  if (kind !== 'checkbox') return `fills too much into ${name}; it takes 40 characters from a link`;
  return field.required
    ? `${name} is required, so visitors tick it themselves; leave it out`
    : `${name} is a checkbox; ${name}=on ticks it`;
}

/**
 * What is wrong with what a link fills into the contact form.
 *
 * @param fields the owner's fields of the form
 */
export function queryProblem(
  query: string,
  fields: readonly ContactField[] = [],
): string | undefined {
  if (/\s/.test(query)) return `“${query}” has a space; write + instead`;
  const filled = new URLSearchParams(query);
  const type = filled.get('inquiryType');
  if (type !== null && !inquiryTypes.some((one) => one === type)) {
    return `“${type}” is not a kind of inquiry; there are ${inquiryTypes.join(', ')}`;
  }
  if (textOfLink(filled.get('message') ?? '') === undefined) {
    return 'fills in a message that is too long: a form takes six rows of 40 characters from a link';
  }
  const refusals = fields.flatMap((field) => {
    const text = filled.get(field.name);
    return !text || takenFromLink(field, text) !== undefined ? [] : [refusalOf(field, text)];
  });
  return refusals[0];
}
