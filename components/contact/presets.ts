import 'server-only';
import type { ContactService } from '@/content/model/schemas/contact-endpoint';
import type { Delivery } from '@/content/model/schemas/contact-delivery';

/** Name of the form in Netlify's dashboard, and in the description that Netlify reads. */
export const NETLIFY_FORM = 'contact';

type Presets = {
  [Service in ContactService['service']]: (
    endpoint: Extract<ContactService, { service: Service }>,
  ) => Delivery;
};

/** Settings common to the services that accept form data and respond with JSON. */
const formData = {
  format: 'multipart',
  fields: {},
  keyIn: 'field',
  respondsWithJson: true,
} as const;

const presets: Presets = {
  /**
   * Form data with `Accept: application/json`; `_gotcha` is the honeypot. Errors are `{ error,
   * errors: [{ code, field?, message }] }`, for a file that is too large with the code
   * FILES_TOO_BIG; the limit depends on the plan.
   * https://help.formspree.io/articles/building-your-form/honeypot-spam-filtering
   * https://github.com/formspree/formspree-js/blob/main/packages/formspree-core/src/submission.ts
   */
  formspree: ({ url, attachment, maxFileMb }) => ({
    url,
    ...formData,
    honeypot: { name: '_gotcha', type: 'text' },
    ...fileField('file', attachment, maxFileMb),
  }),

  /**
   * Form data with the account's access key; the checkbox `botcheck` is the honeypot, and the file
   * has to be called `attachment`. Responses are `{ success, message }` or `{ success, body: {
   * message } }`.
   * https://docs.web3forms.com/getting-started/api-reference
   * https://docs.web3forms.com/getting-started/pro-features/file-attachments
   * https://docs.web3forms.com/getting-started/customizations/spam-protection
   */
  web3forms: ({ url, accessKey, attachment, maxFileMb }) => ({
    url,
    ...formData,
    fields: { access_key: accessKey },
    honeypot: { name: 'botcheck', type: 'checkbox' },
    ...fileField('attachment', attachment, maxFileMb),
  }),

  /**
   * A POST to a page of the site itself, URL-encoded, or as form data if a file is allowed, with
   * the name of a form that Netlify has found in a static page. A whole request is limited to 8 MB.
   * Responses are HTML pages: only the status is meaningful.
   * https://docs.netlify.com/manage/forms/setup/
   */
  netlify: ({ attachment }) => ({
    url: '',
    format: attachment ? 'multipart' : 'urlencoded',
    fields: { 'form-name': NETLIFY_FORM },
    honeypot: { name: 'bot-field', type: 'text' },
    keyIn: 'field',
    respondsWithJson: false,
    ...fileField('file', attachment, 7.5),
  }),

  /**
   * Form data with `Accept: application/json`; `_gotcha` is the honeypot. Errors are `{ error }`. A
   * submission is limited to 100 MB.
   * https://docs.usebasin.com/guides/form-features/ajax
   * https://docs.usebasin.com/creating-forms/file-uploads
   * https://docs.usebasin.com/spam-protection/advanced-filters
   */
  basin: ({ url, attachment }) => ({
    url,
    ...formData,
    honeypot: { name: '_gotcha', type: 'text' },
    ...fileField('file', attachment, 99),
  }),

  /**
   * A server of your own, by the contract in the README beside this file. The key is sent in the
   * header that this draft defines:
   * https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/
   */
  own: ({ url, format, attachment, maxFileMb }) => ({
    url,
    format,
    fields: {},
    honeypot: { name: 'bot-field', type: 'text' },
    keyIn: 'header',
    respondsWithJson: true,
    ...fileField('file', attachment, maxFileMb),
  }),
};

function fileField(name: string, attachment: boolean, maxFileMb: number | undefined) {
  if (!attachment) return {};
  return { fileField: name, ...(maxFileMb && { maxFileMb }) };
}

/** The delivery settings for an endpoint's service. */
export function presetOf(endpoint: ContactService): Delivery {
  // TypeScript cannot tell that service and preset match.
  const preset = presets[endpoint.service] as (endpoint: ContactService) => Delivery;
  return preset(endpoint);
}

/** Origins to which a service redirects a native submission: policies check each redirect. */
export const redirectOrigins: Partial<Record<ContactService['service'], readonly string[]>> = {
  web3forms: ['https://web3forms.com'],
};
