import { KEY_FIELD, type Delivery } from '@/content/model/schemas/contact-delivery';
import type { ContactFormContent } from '@/content/model/schemas/contact-form';
import { NETLIFY_FORM } from '@/components/contact/presets';

/** Fields that are not single-line text inputs. */
const MARKUP: Record<string, (name: string) => string> = {
  message: (name) => `<textarea name="${name}"></textarea>`,
  inquiryType: (name) => `<select name="${name}"></select>`,
  region: (name) => `<select name="${name}"></select>`,
  serviceInterest: (name) => `<select name="${name}"></select>`,
  newsletter: (name) => `<input type="checkbox" name="${name}">`,
  terms: (name) => `<input type="checkbox" name="${name}">`,
  file: (name) => `<input type="file" name="${name}">`,
};

/**
 * The description of the contact form that Netlify looks for in static pages when a site is
 * deployed; Netlify silently drops any field that is missing here. It is a page of its own, because
 * Netlify rewrites the forms that it finds, and React has to find its own markup unchanged.
 *
 * @param fieldNames names of all fields of the form
 */
export function netlifyFormFile(
  { honeypot, fileField }: Delivery,
  fieldNames: readonly string[],
): string {
  const fields = [...fieldNames.filter((name) => name !== 'file' || fileField), KEY_FIELD]
    .map((name) => MARKUP[name]?.(name) ?? `<input name="${name}">`)
    .join('\n');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="robots" content="noindex">
<title>Fields of the contact form</title>
<form name="${NETLIFY_FORM}" method="post" data-netlify="true" netlify-honeypot="${honeypot.name}" hidden>
<input name="${honeypot.name}">
${fields}
</form>
</html>
`;
}

/** The names of all fields of the contact form. */
export const contactFieldNames = ({ labels, fields = [] }: ContactFormContent) => [
  ...Object.keys(labels),
  ...fields.map(({ name }) => name),
];
