/**
 * A contact form that sends to a service, in jsdom, and what it asks of that service. End-to-end tests
 * with one service check that a message arrives, byte for byte.
 */
import { fireEvent, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { typed } from './typed';
import { ContactForm } from '@/components/islands/contact-form/contact-form';
import { sendMessage } from '@/components/islands/contact-form/send-message';
import type { ContactFormValues } from '@/components/islands/contact-form/contact-form-schema';
import { contactEndpointOf } from '@/components/contact/endpoint';
import { presetOf } from '@/components/contact/presets';
import { onToast } from '@/components/islands/shared/toast';
import { content as allContent } from '@/content/model/loaded';
import type { ContactService } from '@/content/model/schemas/contact-endpoint';
import { site } from '@/content/model/site';

const { sending, ...rest } = allContent['contact-form'];
export const [content, strings] = [rest, sending];
export const ORIGIN = 'https://forms.client.example';
export const ACCESS_KEY = '01234567-89ab-4cde-8f01-23456789abcd';
export const KEY = expect.stringMatching(/^\d{20,40}$/) as string;

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
export type Name = keyof typeof endpoints;

/** The endpoint, read as `CONTACT_ENDPOINT` is. */
export const endpointOf = (name: Name) =>
  contactEndpointOf(JSON.stringify(endpoints[name])) as ContactService;
export const formFor = (name: Name, own = content) => (
  <ContactForm
    content={own}
    sending={{ delivery: presetOf(endpointOf(name)), strings }}
    contact={site}
  />
);

export const choices = {
  inquiryType: 'general',
  region: 'northAmerica',
  serviceInterest: 'customerService',
};
export const pdf = () => new File(['%PDF-'], 'größe.pdf', { type: 'application/pdf' });

/** The part of a response that the form reads. */
export const answer = (
  status: number,
  body: unknown = {},
  headers: Record<string, string> = {},
) => ({
  status,
  ok: status >= 200 && status < 300,
  headers: new Map(Object.entries(headers)),
  text: () => Promise.resolve(typeof body === 'string' ? body : JSON.stringify(body)),
});
export const GOOD = answer(200, { ok: true, success: true });

/** jsdom's files cannot be read in this way. */
export const readFile = jest.fn<Promise<ArrayBuffer>, []>();
Object.assign(Blob.prototype, { arrayBuffer: readFile });

export const ask = jest.fn<Promise<unknown>, [url: string, request: RequestInit]>();
export const toast = jest.fn();
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

export const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!;
export const notice = () => document.querySelector<HTMLElement>('#Failure');

export function fill() {
  for (const [name, value] of Object.entries(typed)) {
    fireEvent.input(field(name), { target: { value } });
  }
  fireEvent.click(field('terms'));
}

/** Presses the submit button, and waits until the form is no longer busy. */
export async function press() {
  const form = document.querySelector('form')!;
  fireEvent.click(form.querySelector('[type=submit]')!);
  await waitFor(() => expect(form).toHaveAttribute('aria-busy', 'true'));
  await waitFor(() => expect(form).toHaveAttribute('aria-busy', 'false'));
}

/** Sends a filled form, with a file where the service takes one. */
export async function send(name: Name) {
  render(formFor(name));
  fill();
  if (presetOf(endpointOf(name)).fileField) await userEvent.upload(field('file'), pdf());
  await press();
}

/** A request by its index, with the fields of its body. */
export function request(index = 0) {
  const [url, { headers, body, method }] = ask.mock.calls[index]!;
  const fields =
    typeof body === 'string'
      ? (JSON.parse(body) as Record<string, unknown>)
      : Object.fromEntries((body as FormData | URLSearchParams).entries());
  return { url, method, headers: headers as Record<string, string>, body, fields };
}

/** What becomes of a message that has been checked. */
export const post = (name: Name, more = {}) =>
  sendMessage(
    { ...typed, ...choices, newsletter: false, terms: true, ...more } as ContactFormValues,
    { delivery: presetOf(endpointOf(name)), strings },
  );

export const expectSent = () =>
  expect(toast).toHaveBeenCalledWith(expect.objectContaining(content.success));
