/**
 * @jest-environment jsdom
 *
 * What each service gets, with scripts and without them: form/sending, form/current-values and
 * form/without-script of e2e/README.md.
 */
import { render } from '@testing-library/react';
import { load } from 'cheerio';
import { renderToString } from 'react-dom/server';
import {
  ACCESS_KEY,
  answer,
  ask,
  choices,
  content,
  endpointOf,
  expectSent,
  field,
  fill,
  formFor,
  KEY,
  ORIGIN,
  pdf,
  post,
  press,
  request,
  type Name,
} from './sending-form';
import { typed } from './typed';
import { contactOriginsOf } from '@/components/contact/endpoint';
import { netlifyFormFile } from '@/components/contact/netlify-form';
import { presetOf } from '@/components/contact/presets';
import { pagePolicy } from '@/engine/hosting/security-policy';
import { valuesOf } from '@/engine/shared/markup';

const file = expect.objectContaining({ name: 'größe.pdf', size: 5 }) as File;

interface Service {
  /** The address to which the form posts; by default the page itself. */
  place?: string;
  /** What a message of form data has besides its fields, and in its headers. */
  sent?: object;
  headers?: object;
  /** What a plain post has besides its fields; without it there is none. */
  plain?: object;
  fileField?: string;
  /** Origins that the policy allows a script to ask, and a form to be sent to. */
  connect?: string[];
  submit?: string[];
}

const withKey = { file, submission_id: KEY };
const onlyOrigin = { connect: [ORIGIN], submit: [ORIGIN] };

const services: Record<Name, Service> = {
  formspree: {
    ...{ place: `${ORIGIN}/f/abcdwxyz`, sent: withKey, ...onlyOrigin },
    ...{ plain: { _gotcha: '' }, fileField: 'file' },
  },
  // It calls the file `attachment`, and a plain post ends on its own page of thanks.
  web3forms: {
    place: `${ORIGIN}/submit`,
    sent: { attachment: file, access_key: ACCESS_KEY, submission_id: KEY },
    ...{ plain: { access_key: ACCESS_KEY }, fileField: 'attachment' },
    ...{ connect: [ORIGIN], submit: [ORIGIN, 'https://web3forms.com'] },
  },
  basin: {
    ...{ place: `${ORIGIN}/f/1a2b3c4d5e6f`, sent: withKey, ...onlyOrigin },
    ...{ plain: { _gotcha: '' }, fileField: 'file' },
  },
  // A server of one's own that reads form data; its idempotency key is in a header.
  multipart: {
    ...{ place: `${ORIGIN}/in`, sent: { file }, headers: { 'Idempotency-Key': KEY } },
    ...{ plain: { 'bot-field': '' }, fileField: 'file', ...onlyOrigin },
  },
  json: { place: `${ORIGIN}/messages`, ...onlyOrigin },
  netlify: { plain: { 'form-name': 'contact' } },
};
const names = Object.keys(services) as Name[];

describe('a message', () => {
  it.each(names.filter((name) => services[name].sent))('to %s is form data', async (name) => {
    const { place, sent, headers: more } = services[name];
    const log = jest.spyOn(console, 'info');
    expect(await post(name, { file: [pdf()] })).toBeUndefined();
    // Only a form that simulates writes what was typed into the console.
    expect(log).not.toHaveBeenCalled();
    const { url, method, headers, body, fields } = request();
    expect([url, method]).toEqual([place, 'POST']);
    expect(headers).toEqual({ Accept: 'application/json', ...more });
    expect(body).toBeInstanceOf(FormData);
    expect(fields).toEqual({ ...typed, ...choices, terms: 'on', ...sent });
  });

  it('to Netlify goes to the page itself, with every field that the build has described', async () => {
    ask.mockResolvedValue(answer(200, '<h1>Thank you!</h1>'));
    expect(await post('netlify', { newsletter: true })).toBeUndefined();
    const { url, body, fields } = request();
    expect(url).toBe('/contact');
    expect(body).toBeInstanceOf(URLSearchParams);
    const $ = load(netlifyFormFile(presetOf(endpointOf('netlify')), Object.keys(content.labels)));
    const form = $('form[data-netlify=true]');
    const described = valuesOf($, 'form[data-netlify=true] [name]', 'name');
    const honeypot = form.attr('netlify-honeypot');
    expect(fields['form-name']).toBe(form.attr('name'));
    expect(described).toContain(honeypot);
    expect(Object.keys(fields).toSorted()).toEqual(
      ['form-name', ...described.filter((name) => name !== honeypot)].toSorted(),
    );
  });

  it('to a server that reads JSON states whether each box is ticked; 204 is success', async () => {
    ask.mockResolvedValueOnce(answer(422, { errors: { phone: ['is out of use'] } }));
    expect(await post('json')).toEqual({ fields: { phone: 'is out of use' }, sentences: [] });
    ask.mockResolvedValueOnce(answer(204, ''));
    expect(await post('json')).toBeUndefined();
    const { headers, fields } = request(1);
    expect(fields).toEqual({ ...typed, ...choices, newsletter: false, terms: true });
    expect(headers).toEqual({
      ...{ Accept: 'application/json', 'Content-Type': 'application/json' },
      'Idempotency-Key': request(0).headers['Idempotency-Key'],
    });
    expect(headers['Idempotency-Key']).toEqual(KEY);
  });

  it.each(names)(
    'form/current-values: to %s arrives without the field for bots, which a password manager has filled in',
    async (name) => {
      const { honeypot } = presetOf(endpointOf(name));
      render(formFor(name));
      fill();
      const trap = field(honeypot.name);
      expect(trap.closest('label')).toHaveClass('hidden');
      // What password managers go by.
      expect(trap.name).not.toMatch(/site|url|mail|name|phone|company/i);
      expect(trap).toHaveAttribute('data-1p-ignore');
      expect(trap.autocomplete).toBe(honeypot.type === 'text' ? 'new-password' : '');
      if (honeypot.type === 'checkbox') trap.checked = true;
      else trap.value = 'Cheap watches';
      await press();
      expectSent();
      expect(request().fields).toMatchObject(typed);
      expect(request().fields).not.toHaveProperty(honeypot.name);
    },
  );
});

describe('without JavaScript', () => {
  /** The form as in the page's HTML, filled in. */
  function plainForm(name: Name) {
    const page = document.createElement('main');
    page.innerHTML = renderToString(formFor(name));
    document.body.replaceChildren(page);
    for (const [key, value] of Object.entries(typed)) field(key).value = value;
    field('terms').checked = true;
    return document.querySelector('form')!;
  }

  it.each(names.filter((name) => services[name].plain))(
    'a plain post to %s has the address, encoding and fields that it asks for',
    (name) => {
      const { place, plain, fileField } = services[name];
      const form = plainForm(name);
      expect(form).toHaveAttribute('method', 'post');
      expect(form.getAttribute('action')).toBe(place ?? null);
      const encoding = fileField ? 'multipart/form-data' : 'application/x-www-form-urlencoded';
      expect(form).toHaveAttribute('enctype', encoding);
      expect(form).not.toHaveAttribute('novalidate');
      expect(form.querySelector('[type=submit]')).toBeEnabled();
      const fields = Object.fromEntries(new FormData(form));
      expect(fields).toMatchObject({ ...typed, ...choices, terms: 'on', ...plain });
      expect(form.querySelector('[type=file]')?.getAttribute('name')).toBe(fileField);
    },
  );

  it('form/without-script: a form for JSON has no action, a disabled button and a notice', () => {
    const form = plainForm('json');
    expect(form).not.toHaveAttribute('action');
    expect(form).not.toHaveAttribute('method');
    expect(form.querySelector('[type=submit]')).toBeDisabled();
    expect(document.body).toHaveTextContent(content.needsScript.text);
  });
});

it.each(names)('the policy lets the form reach %s', (name) => {
  const { connect = [], submit = [] } = services[name];
  const policy = pagePolicy({ styleHashes: [], ...contactOriginsOf(endpointOf(name)) });
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      ["connect-src 'self'", ...connect].join(' '),
      ["form-action 'self'", ...submit].join(' '),
    ]),
  );
});
