/**
 * @jest-environment jsdom
 *
 * What the form sends to each service, form/sending and form/without-script of e2e/README.md. An
 * end-to-end test with one service checks that a message arrives, byte for byte.
 */
import { fireEvent, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { load } from 'cheerio';
import { renderToString } from 'react-dom/server';
import { ContactForm } from '@/components/islands/contact-form/contact-form';
import { sendMessage } from '@/components/islands/contact-form/send-message';
import type { ContactFormValues } from '@/components/islands/contact-form/contact-form-schema';
import { contactEndpointOf, contactOriginsOf } from '@/components/contact/endpoint';
import { forgetUnsent, keepFields, readUnsent } from '@/components/islands/contact-form/unsent';
import { presetOf } from '@/components/contact/presets';
import { onToast } from '@/components/islands/shared/toast';
import { fillText } from '@/engine/islands/fill-text';
import { valuesOf } from '@/engine/shared/markup';
import type { ContactService } from '@/content/model/schemas/contact-endpoint';
import { site } from '@/content/model/site';
import { netlifyFormFile } from '@/components/contact/netlify-form';
import { pagePolicy } from '@/engine/hosting/security-policy';
import { content as allContent } from '@/content/model/loaded';

const contactForm = allContent['contact-form'];

const { sending: strings, ...content } = contactForm;
const { failures } = strings;
const ORIGIN = 'https://forms.client.example';
const ACCESS_KEY = '01234567-89ab-4cde-8f01-23456789abcd';
const FORM_DATA = 'multipart/form-data';
const URL_ENCODED = 'application/x-www-form-urlencoded';
const KEY = expect.stringMatching(/^[0-9a-f]{32}$/) as string;

const endpoints = {
  formspree: { service: 'formspree', url: `${ORIGIN}/f/abcdwxyz`, attachment: true, maxFileMb: 1 },
  web3forms: {
    ...{ service: 'web3forms', url: `${ORIGIN}/submit`, attachment: true },
    accessKey: ACCESS_KEY,
  },
  netlify: { service: 'netlify', attachment: false },
  basin: { service: 'basin', url: `${ORIGIN}/f/1a2b3c4d5e6f`, attachment: true },
  multipart: { service: 'own', url: `${ORIGIN}/in`, format: 'multipart', attachment: true },
  json: { service: 'own', url: `${ORIGIN}/messages`, format: 'json', attachment: false },
} satisfies Record<string, object>;
type Name = keyof typeof endpoints;

/** The endpoint, read as `CONTACT_ENDPOINT` is. */
const endpointOf = (name: Name) =>
  contactEndpointOf(JSON.stringify(endpoints[name])) as ContactService;
const formFor = (name: Name) => (
  <ContactForm
    content={content}
    sending={{ delivery: presetOf(endpointOf(name)), strings }}
    contact={site}
  />
);

const typed = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@client.example',
  phone: '+44 20 7946 0000',
  company: 'Engines',
  jobTitle: 'Analyst',
  message: 'Please weave us a team.',
};
const choices = {
  inquiryType: 'general',
  region: 'northAmerica',
  serviceInterest: 'customerService',
};
const pdf = () => new File(['%PDF-'], 'größe.pdf', { type: 'application/pdf' });

/** The part of a response that the form reads. */
const answer = (status: number, body: unknown = {}, headers: Record<string, string> = {}) => ({
  status,
  ok: status >= 200 && status < 300,
  headers: new Map(Object.entries(headers)),
  text: () => Promise.resolve(typeof body === 'string' ? body : JSON.stringify(body)),
});
const GOOD = answer(200, { ok: true, success: true });

/** jsdom's files cannot be read in this way. */
const readFile = jest.fn<Promise<ArrayBuffer>, []>();
Object.assign(Blob.prototype, { arrayBuffer: readFile });

const ask = jest.fn<Promise<unknown>, [url: string, request: RequestInit]>();
const toast = jest.fn();
let stopToasts: () => void;

beforeEach(() => {
  history.replaceState(null, '', '/contact');
  sessionStorage.clear();
  ask.mockReset().mockResolvedValue(GOOD);
  readFile.mockReset().mockResolvedValue(new ArrayBuffer(1));
  Object.assign(globalThis, { fetch: ask });
  toast.mockReset();
  stopToasts = onToast(toast);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  stopToasts();
  document.body.replaceChildren();
});

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!;
const notice = () => document.querySelector<HTMLElement>('#Failure');

function fill() {
  for (const [name, value] of Object.entries(typed)) {
    fireEvent.input(field(name), { target: { value } });
  }
  fireEvent.click(field('terms'));
}

/** Presses the submit button, and waits until the form is no longer busy. */
async function press() {
  const form = document.querySelector('form')!;
  fireEvent.click(form.querySelector('[type=submit]')!);
  await waitFor(() => expect(form).toHaveAttribute('aria-busy', 'true'));
  await waitFor(() => expect(form).toHaveAttribute('aria-busy', 'false'));
}

/** Sends a filled form, with a file where the service takes one. */
async function send(name: Name) {
  render(formFor(name));
  fill();
  if (presetOf(endpointOf(name)).fileField) await userEvent.upload(field('file'), pdf());
  await press();
}

/** A request by its index, with the fields of its body. */
function request(index = 0) {
  const [url, { headers, body, method }] = ask.mock.calls[index]!;
  const fields =
    typeof body === 'string'
      ? (JSON.parse(body) as Record<string, unknown>)
      : Object.fromEntries((body as FormData | URLSearchParams).entries());
  return { url, method, headers: headers as Record<string, string>, body, fields };
}

/** What becomes of a message that has been checked. */
const post = (name: Name, more = {}) =>
  sendMessage(
    { ...typed, ...choices, newsletter: false, terms: true, ...more } as ContactFormValues,
    { delivery: presetOf(endpointOf(name)), strings },
  );

const expectSent = () =>
  expect(toast).toHaveBeenCalledWith(expect.objectContaining(content.success));

describe('a message', () => {
  const file = expect.objectContaining({ name: 'größe.pdf', size: 5 }) as File;
  // Web3Forms calls the file `attachment`.
  const web3formsFields = { attachment: file, access_key: ACCESS_KEY, submission_id: KEY };

  it.each([
    ['Formspree', 'formspree', `${ORIGIN}/f/abcdwxyz`, { file, submission_id: KEY }],
    ['Web3Forms', 'web3forms', `${ORIGIN}/submit`, web3formsFields],
    ['Basin', 'basin', `${ORIGIN}/f/1a2b3c4d5e6f`, { file, submission_id: KEY }],
    // Its idempotency key is in a header.
    ['a server of one’s own that reads form data', 'multipart', `${ORIGIN}/in`, { file }],
  ] as const)('to %s is form data', async (_, name, place, more) => {
    const log = jest.spyOn(console, 'info');
    expect(await post(name, { file: [pdf()] })).toBeUndefined();
    // Only a form that simulates writes what was typed into the console.
    expect(log).not.toHaveBeenCalled();
    const { url, method, headers, body, fields } = request();
    expect([url, method]).toEqual([place, 'POST']);
    expect(headers).toEqual({
      Accept: 'application/json',
      ...(name === 'multipart' && { 'Idempotency-Key': KEY }),
    });
    expect(body).toBeInstanceOf(FormData);
    expect(fields).toEqual({ ...typed, ...choices, terms: 'on', ...more });
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

  it('whose file has changed since it was chosen is not sent', async () => {
    ask.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    readFile.mockRejectedValueOnce(new DOMException('', 'NotReadableError'));
    expect(await post('formspree', { file: [pdf()] })).toEqual({
      fields: { file: strings.fileChanged },
      sentences: [],
    });
  });

  it('whose file is too large is never posted', async () => {
    const file = [new File([new Uint8Array(1_000_001)], 'large.pdf')];
    const message = fillText(strings.fileTooLarge, { count: '1' });
    expect(await post('formspree', { file })).toEqual({ fields: { file: message }, sentences: [] });
    expect(ask).not.toHaveBeenCalled();
  });

  it('that was typed before the form’s script ran is not replaced by a draft', async () => {
    keepFields({ firstName: 'Grace', message: 'A draft' });
    // Another history entry than that in which the draft was written.
    history.replaceState(null, '');
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(formFor('formspree'));
    field('message').value = 'Typed now';
    render(formFor('formspree'), { container, hydrate: true });
    await waitFor(() => expect(field('firstName')).toHaveValue('Grace'));
    expect(field('message')).toHaveValue('Typed now');
  });

  it.each(Object.keys(endpoints) as Name[])(
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

describe('form/interrupted: a page that is left while it sends', () => {
  /** Sends a message, leaves before the answer, and opens the page again. */
  async function leaveAndReturn(name: Name, state: 'the same' | 'another' = 'the same') {
    ask.mockReturnValueOnce(new Promise(() => {}));
    const { unmount } = render(formFor(name));
    fill();
    fireEvent.click(field('newsletter'));
    fireEvent.click(document.querySelector('[type=submit]')!);
    await waitFor(() => expect(ask).toHaveBeenCalled());
    unmount();
    // A reload keeps the history entry, a link makes another.
    if (state === 'another') history.replaceState(null, '');
    render(formFor(name));
    expect(toast).toHaveBeenCalledWith(expect.objectContaining(strings.mayHaveArrived));
    toast.mockReset();
  }
  const keyOf = (index: number) =>
    request(index).headers['Idempotency-Key'] ?? request(index).fields.submission_id;

  it.each([
    ['netlify', 'the same'],
    ['json', 'another'],
    ['multipart', 'the same'],
  ] as const)(
    'offers the message to %s again under the same key, in %s history entry',
    async (name, entry) => {
      await leaveAndReturn(name, entry);
      for (const [key, text] of Object.entries(typed)) expect(field(key)).toHaveValue(text);
      expect(field('newsletter')).toBeChecked();
      expect(field('terms')).not.toBeChecked();
      fireEvent.click(field('terms'));
      await press();
      expectSent();
      expect(keyOf(1)).toBe(keyOf(0));
      expect(keyOf(1)).toEqual(KEY);
      expect(sessionStorage).toHaveLength(0);
    },
  );

  it('sends another message under another key', async () => {
    await leaveAndReturn('json');
    fireEvent.input(field('message'), { target: { value: 'Please weave us two teams.' } });
    fireEvent.click(field('terms'));
    await press();
    expect(keyOf(1)).not.toBe(keyOf(0));
  });

  it('and whose message arrives all the same leaves the next one alone', async () => {
    let arrive = () => {};
    ask.mockReturnValueOnce(new Promise((resolve) => (arrive = () => resolve(GOOD))));
    render(formFor('json'));
    fill();
    fireEvent.click(document.querySelector('[type=submit]')!);
    await waitFor(() => expect(ask).toHaveBeenCalled());
    // On another page the message is sent again, and the next one is begun.
    forgetUnsent();
    keepFields({ message: 'The next one' });
    arrive();
    await waitFor(expectSent);
    expect(readUnsent()?.fields).toEqual({ message: 'The next one' });
  });

  it('says nothing of the kind of a message that was refused', async () => {
    ask.mockResolvedValueOnce(answer(422, { error: 'No' }));
    const { unmount } = render(formFor('json'));
    fill();
    await press();
    unmount();
    history.replaceState(null, '');
    render(formFor('json'));
    expect(toast).toHaveBeenCalledTimes(1);
    expect(toast).toHaveBeenCalledWith(expect.objectContaining(content.draft));
  });
});

describe('form/interrupted: a message that was sent from another page', () => {
  /** Goes to a history entry, whose fields the browser fills in again by itself. */
  function comeBack(state: unknown) {
    history.replaceState(state, '');
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(formFor('json'));
    for (const [name, value] of Object.entries(typed)) field(name).value = value;
    field('terms').checked = true;
    return render(formFor('json'), { container, hydrate: true });
  }

  it.each(['the first', 'the second'])('is not in the other form if it was %s', async (sender) => {
    const first = render(formFor('json'));
    fill();
    const { state: ofFirst } = history as { state: unknown };
    first.unmount();
    history.replaceState(null, '');
    let second = render(formFor('json'));
    const { state: ofSecond } = history as { state: unknown };
    expect(field('message')).toHaveValue(typed.message);
    if (sender === 'the first') {
      second.unmount();
      second = comeBack(ofFirst);
    } else {
      fireEvent.click(field('terms'));
    }
    await press();
    expectSent();
    second.unmount();

    comeBack(sender === 'the first' ? ofSecond : ofFirst);
    for (const name of Object.keys(typed)) expect(field(name)).toHaveValue('');
    expect(field('terms')).not.toBeChecked();
  });
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

  it.each([
    ['formspree', `${ORIGIN}/f/abcdwxyz`, FORM_DATA, { _gotcha: '' }, 'file'],
    ['web3forms', `${ORIGIN}/submit`, FORM_DATA, { access_key: ACCESS_KEY }, 'attachment'],
    ['basin', `${ORIGIN}/f/1a2b3c4d5e6f`, FORM_DATA, { _gotcha: '' }, 'file'],
    ['multipart', `${ORIGIN}/in`, FORM_DATA, { 'bot-field': '' }, 'file'],
    ['netlify', null, URL_ENCODED, { 'form-name': 'contact' }, undefined],
  ] as [Name, string | null, string, object, string | undefined][])(
    'a plain post to %s has the address, encoding and fields that it asks for',
    (name, action, encoding, extra, fileField) => {
      const form = plainForm(name);
      expect(form).toHaveAttribute('method', 'post');
      expect(form.getAttribute('action')).toBe(action);
      expect(form).toHaveAttribute('enctype', encoding);
      expect(form).not.toHaveAttribute('novalidate');
      expect(form.querySelector('[type=submit]')).toBeEnabled();
      const fields = Object.fromEntries(new FormData(form));
      expect(fields).toMatchObject({ ...typed, ...choices, terms: 'on', ...extra });
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

describe('the policy', () => {
  it.each([
    ['formspree', [ORIGIN], [ORIGIN]],
    // A plain post ends on Web3Forms' page of thanks.
    ['web3forms', [ORIGIN], [ORIGIN, 'https://web3forms.com']],
    ['basin', [ORIGIN], [ORIGIN]],
    ['multipart', [ORIGIN], [ORIGIN]],
    ['json', [ORIGIN], [ORIGIN]],
    ['netlify', [], []],
  ] as [Name, string[], string[]][])('lets the form reach %s', (name, connect, submit) => {
    const policy = pagePolicy({ styleHashes: [], ...contactOriginsOf(endpointOf(name)) });
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining([
        ["connect-src 'self'", ...connect].join(' '),
        ["form-action 'self'", ...submit].join(' '),
      ]),
    );
  });
});

describe('an answer', () => {
  const tooBig = { error: 'x', errors: [{ code: 'FILES_TOO_BIG', message: 'Too big' }] };
  const tooMany = (wait: string) => fillText(failures.tooMany, { wait });
  const breaks = (onLine: boolean) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    return Promise.reject(new TypeError('Failed to fetch'));
  };
  const inAnHour = () => ({ 'Retry-After': new Date(Date.now() + 3_600_000).toUTCString() });

  it.each([
    ['413', answer(413), failures.tooLarge],
    ['too large a file for the plan', answer(400, tooBig), failures.tooLarge],
    ['422 without a field', answer(422, { error: 'No' }), failures.refused],
    ['a refusal with status 200', answer(200, { success: false }), failures.refused],
    ['a refusal with status 400', answer(400, { error: 'Spam' }), failures.refused],
    ['429 with seconds', answer(429, {}, { 'Retry-After': '30' }), tooMany('30 seconds')],
    // Made when the test runs, which may be long after this table was made.
    ['429 with a date', () => Promise.resolve(answer(429, {}, inAnHour())), tooMany('60 minutes')],
    ['429 alone', answer(429), tooMany(strings.aWhile)],
    ['500', answer(500, '<h1>Oops</h1>'), failures.fault],
    ['503', answer(503), failures.fault],
    ['404', answer(404, { error: 'Form not found' }), failures.refused],
    ['404 with a page', answer(404, '<h1>Nothing here</h1>'), failures.unexpected],
    ['a page that knows nothing', answer(200, '<h1>Log in</h1>'), failures.unexpected],
    ['none, with a line that breaks', () => breaks(true), failures.connection],
    ['none, offline', () => breaks(false), failures.offline],
  ])('%s: is explained, and the same message can be sent again', async (_, bad, says) => {
    document.documentElement.lang = 'en';
    ask.mockImplementationOnce(typeof bad === 'function' ? bad : () => Promise.resolve(bad));
    expect(await post('formspree')).toEqual({ fields: {}, sentences: [says] });
    expect(await post('formspree')).toBeUndefined();
    // Both may have arrived: by this the service can tell that they are one message.
    expect(request(1).fields.submission_id).toBe(request(0).fields.submission_id);
  });

  it('that is bad clears no field, and the form can be sent again', async () => {
    ask.mockResolvedValueOnce(answer(500));
    await send('formspree');
    expect(notice()).toHaveFocus();
    expect(notice()!.querySelector('p')).toHaveTextContent(failures.fault);
    expect(notice()!.querySelectorAll('a')).toHaveLength(2);
    for (const [name, value] of Object.entries(typed)) expect(field(name)).toHaveValue(value);
    expect(field('terms')).toBeChecked();
    expect(toast).not.toHaveBeenCalled();
    await press();
    expectSent();
    expect(notice()).toBeNull();
    expect(request(1).fields.file).toMatchObject({ name: 'größe.pdf' });
  });

  it('that never comes is given up after 30 s, or after 2 minutes with a file', async () => {
    ask.mockImplementation(
      (_, { signal }) =>
        new Promise((_resolve, reject) => {
          signal!.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    );
    jest.useFakeTimers();
    const expectGivenUpAfter = async (ms: number, more?: object) => {
      const given = jest.fn();
      void post('formspree', more).then(given);
      await jest.advanceTimersByTimeAsync(ms - 1);
      expect(given).not.toHaveBeenCalled();
      await jest.advanceTimersByTimeAsync(1);
      expect(given).toHaveBeenCalledWith({ fields: {}, sentences: [failures.timeout] });
    };
    await expectGivenUpAfter(30_000);
    await expectGivenUpAfter(120_000, { file: [pdf()] });
    // With a file added, it counts as another message.
    expect(request(1).fields.submission_id).not.toBe(request(0).fields.submission_id);
  });

  it('that names fields is shown beside them; the first takes the focus, and is checked again once changed', async () => {
    const errors = [
      { field: 'region', message: 'We are not there yet' },
      { field: 'company', code: 'REQUIRED_FIELD_EMPTY', message: 'is <i>required</i>' },
      { field: 'email', code: 'TYPE_EMAIL', message: 'should be an email' },
      { field: 'nickname', message: 'A nickname is wanted' },
    ];
    ask.mockResolvedValueOnce(answer(422, { error: 'Validation errors', errors }));
    await send('formspree');
    expect(field('email')).toHaveFocus();
    expect(field('email')).toHaveAccessibleDescription('should be an email');
    expect(field('company')).toHaveAccessibleDescription('is <i>required</i>');
    expect(field('region')).toBeInvalid();
    expect(field('region')).toHaveAccessibleDescription('We are not there yet');
    expect(notice()).toHaveTextContent('A nickname is wanted');
    fireEvent.input(field('email'), { target: { value: 'ada@engines.example' } });
    await waitFor(() => expect(field('email')).toHaveAttribute('aria-invalid', 'false'));
    await press();
    expectSent();
    expect(request(1).fields.email).toBe('ada@engines.example');
  });

  it('about a file shows it in the notice of a form without a field for files', async () => {
    ask.mockResolvedValueOnce(answer(422, { errors: { file: ['No files, please'] } }));
    await send('json');
    expect(notice()).toHaveFocus();
    expect(notice()).toHaveTextContent('No files, please');
  });
});

it('a storage that throws does not stop sending', async () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  await send('formspree');
  expectSent();
  expect(field('message')).toHaveValue('');
});
