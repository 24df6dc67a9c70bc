import 'server-only';
import type { ContactEndpoint } from '@/content/schemas/contact-endpoint';
import type { Delivery } from '@/content/schemas/contact-delivery';

/** Name of the form in Netlify's dashboard, and in the description that it reads. */
export const NETLIFY_FORM = 'contact';

type Presets = {
  [Service in ContactEndpoint['service']]: (
    endpoint: Extract<ContactEndpoint, { service: Service }>,
  ) => Delivery;
};

/** What the services that take form data and answer in JSON have in common. */
const formData = {
  format: 'multipart',
  fields: {},
  keyIn: 'field',
  answersJson: true,
} as const;

const presets: Presets = {
  /**
   * Form data with `Accept: application/json`; `_gotcha` is the honeypot. Errors come as
   * `{ error, errors: [{ code, field?, message }] }`, too large a file with the code FILES_TOO_BIG;
   * how much is too much depends on the plan.
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
   * Form data with the key of the account; `botcheck`, a box to tick, is the honeypot, and the file
   * has to be called `attachment`. Answers are `{ success, message }` or `{ success, body: {
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
   * A post to a page of the site itself, URL-encoded, or as form data where there may be a file,
   * with the name of a form that Netlify has read in a static page. The whole request may have 8 MB.
   * Answers are pages: the status alone tells.
   * https://docs.netlify.com/manage/forms/setup/
   */
  netlify: ({ attachment }) => ({
    url: '',
    format: attachment ? 'multipart' : 'urlencoded',
    fields: { 'form-name': NETLIFY_FORM },
    honeypot: { name: 'bot-field', type: 'text' },
    keyIn: 'field',
    answersJson: false,
    ...fileField('file', attachment, 7.5),
  }),

  /**
   * Form data with `Accept: application/json`; `_gotcha` is the honeypot. Refusals are
   * `{ error }`. A submission may have 100 MB.
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
   * A server of one's own, by the contract in the README beside this file. The key goes into the
   * header that the draft names:
   * https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/
   */
  own: ({ url, format, attachment, maxFileMb }) => ({
    url,
    format,
    fields: {},
    honeypot: { name: 'website', type: 'text' },
    keyIn: 'header',
    answersJson: true,
    ...fileField('file', attachment, maxFileMb),
  }),
};

function fileField(name: string, attachment: boolean, maxFileMb: number | undefined) {
  if (!attachment) return {};
  return { fileField: name, ...(maxFileMb && { maxFileMb }) };
}

/** What an endpoint's service asks for. */
export function presetOf(endpoint: ContactEndpoint): Delivery {
  // TypeScript does not see that service and preset belong together.
  const preset = presets[endpoint.service] as (endpoint: ContactEndpoint) => Delivery;
  return preset(endpoint);
}

/** Origins that a service leads a plain post on to: policies ask about each step of the way. */
export const leadsTo: Partial<Record<ContactEndpoint['service'], readonly string[]>> = {
  web3forms: ['https://web3forms.com'],
};
