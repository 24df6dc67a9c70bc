/**
 * @jest-environment jsdom
 *
 * form/draft, form/current-values, form/interrupted, form/suggestions and form/new-errors of
 * e2e/README.md: what is read and kept of what a visitor has typed.
 */
import { act, fireEvent, render, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { content, field, toast } from './sending-form';
import { typed } from './typed';
import { ContactForm } from '@/components/islands/contact-form/contact-form';
import { defaultsOf, valuesIn } from '@/components/islands/contact-form/form-values';
import { keepFields, readUnsent } from '@/components/islands/contact-form/unsent';
import { site } from '@/content/model/site';

let log: jest.SpyInstance;

beforeEach(() => {
  log = jest.spyOn(console, 'info').mockImplementation();
});
afterEach(() => Object.assign(document, { prerendering: undefined }));

const form = () => document.querySelector('form')!;
const contactForm = <ContactForm content={content} sending="simulate" contact={site} />;
const open = () => render(contactForm);
const input = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });

/** Leaves the page, and opens another one or the same again. */
function comeTo(page: ReturnType<typeof open>, search: string, state: unknown = null) {
  page.unmount();
  history.replaceState(state, '', `/contact${search}`);
  return open();
}

describe('form/draft: the tab’s storage', () => {
  it('is read and written even if the browser refuses to mark the history entry', () => {
    keepFields({ message: 'A draft' });
    history.replaceState(null, '', '/contact');
    const refusing = jest.spyOn(history, 'replaceState').mockImplementation(() => {
      throw new DOMException('too often', 'SecurityError');
    });
    open();
    expect(field('message').value).toBe('A draft');
    input('message', 'A longer draft');
    expect(refusing).toHaveBeenCalled();
    refusing.mockRestore();
    expect(readUnsent()?.fields).toEqual({ message: 'A longer draft' });
  });

  it('is neither read nor written until the page is shown', () => {
    keepFields({ message: 'A draft' });
    history.replaceState(null, '', '/contact?inquiryType=careers');
    Object.assign(document, { prerendering: true });
    const calls = (['getItem', 'setItem', 'removeItem'] as const).map((method) =>
      jest.spyOn(Storage.prototype, method),
    );
    open();
    for (const call of calls) expect(call).not.toHaveBeenCalled();
    // Another page of the tab goes on with the draft meanwhile.
    keepFields({ message: 'A longer draft' });
    history.replaceState(null, '');
    Object.assign(document, { prerendering: false });
    act(() => void document.dispatchEvent(new Event('prerenderingchange')));
    expect(field('message')).toHaveValue('A longer draft');
    expect(toast).toHaveBeenCalledWith(expect.objectContaining(content.draft));
    calls.forEach((call) => call.mockRestore());
  });

  it('is written by the visitor’s input alone, with what was changed, and neither file nor terms', () => {
    history.replaceState(null, '', '/contact?inquiryType=careers&message=Job');
    open();
    expect(sessionStorage).toHaveLength(0);
    input('firstName', 'Ada ');
    fireEvent.click(field('newsletter'));
    fireEvent.click(field('terms'));
    expect(readUnsent()?.fields).toEqual({ firstName: 'Ada ', newsletter: true });
  });

  it.each(['input', 'change'])('has what a script fills in, if it fires %s', (type) => {
    open();
    for (const [name, text] of [
      ['message', typed.message],
      ['region', 'europe'],
    ] as const) {
      field(name).value = text;
      field(name).dispatchEvent(new Event(type, { bubbles: true }));
    }
    expect(readUnsent()?.fields).toEqual({ message: typed.message, region: 'europe' });
  });

  it('has what is filled in without an event, once a link is followed', () => {
    open();
    field('message').value = typed.message;
    fireEvent.click(document.body);
    expect(readUnsent()?.fields).toEqual({ message: typed.message });
  });

  it('is read again when the page comes from the back/forward cache', () => {
    open();
    input('firstName', 'Ada');
    keepFields({ firstName: 'Grace' });
    field('firstName').focus();
    const pageshow = new PageTransitionEvent('pageshow', { persisted: true });
    act(() => void dispatchEvent(pageshow));
    expect(field('firstName')).toHaveValue('Grace');
  });

  it('has what was typed before the form’s script ran, which it does not replace', async () => {
    keepFields({ firstName: 'Grace', message: 'A draft' });
    // Another history entry than that in which the draft was written.
    history.replaceState(null, '');
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(contactForm);
    field('message').value = 'Typed now';
    render(contactForm, { container, hydrate: true });
    await waitFor(() => expect(field('firstName')).toHaveValue('Grace'));
    expect(field('message')).toHaveValue('Typed now');
    expect(readUnsent()?.fields).toEqual({ firstName: 'Grace', message: 'Typed now' });
  });

  it.each([
    '[{"message": 1',
    '{"message": "Of an earlier release"}',
    '{"id": "a", "fields": {"message": 1}}',
  ])('with %s fills in nothing', (nonsense) => {
    sessionStorage.setItem('contact-draft', nonsense);
    open();
    expect(field('message')).toHaveValue('');
    expect(toast).not.toHaveBeenCalled();
  });
});

describe('form/current-values: what is checked and sent', () => {
  it('is what the fields hold, even if no event has told of it', async () => {
    open();
    for (const [name, text] of Object.entries(typed)) field(name).value = text;
    field('region').value = 'europe';
    field('newsletter').checked = true;
    field('terms').checked = true;
    jest.useFakeTimers();
    fireEvent.click(form().querySelector('[type=submit]')!);
    await act(() => jest.advanceTimersByTimeAsync(1_500));
    expect(log).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({ ...typed, region: 'europe', newsletter: true, terms: true }),
    );
    expect(valuesIn(form(), defaultsOf())).toMatchObject({
      firstName: '',
      region: 'northAmerica',
      terms: false,
    });
  });

  it('shows no error of what the fields held before, while it is sent', async () => {
    open();
    fireEvent.click(form().querySelector('[type=submit]')!);
    await waitFor(() => expect(field('firstName')).toHaveFocus());
    for (const [name, text] of Object.entries(typed)) field(name).value = text;
    field('terms').checked = true;
    jest.useFakeTimers();
    fireEvent.click(form().querySelector('[type=submit]')!);
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(form()).toHaveAttribute('aria-busy', 'true');
    expect(form().querySelectorAll('[aria-invalid=true]')).toHaveLength(0);
  });

  it('is what the fields hold when the rules have come', async () => {
    open();
    field('firstName').value = 'Ada';
    fireEvent.click(form().querySelector('[type=submit]')!);
    field('lastName').value = 'Lovelace';
    await waitFor(() => expect(field('email')).toBeInvalid());
    expect(field('firstName')).toBeValid();
    expect(field('lastName')).toHaveAttribute('aria-invalid', 'false');
  });
});

describe('form/suggestions: a link’s suggestion', () => {
  const link = '?inquiryType=careers&message=For%20job%20A';

  it.each([
    ['by the same link', link],
    ['by another one', '?inquiryType=sales&message=For%20job%20B'],
  ])('does not return %s once the visitor has taken it back', (_, again) => {
    history.replaceState(null, '', `/contact${link}`);
    const page = open();
    expect(field('inquiryType')).toHaveValue('careers');
    fireEvent.change(field('inquiryType'), { target: { value: 'general' } });
    input('message', '');
    const next = comeTo(page, again);
    expect(field('inquiryType')).toHaveValue('general');
    expect(field('message')).toHaveValue('');

    // Whatever is typed there, and on a page in between.
    input('firstName', 'Ada');
    const between = comeTo(next, '');
    input('firstName', 'Ada L.');
    comeTo(between, link);
    expect(field('inquiryType')).toHaveValue('general');
    expect(field('message')).toHaveValue('');
  });

  it('gives way to another link’s if the visitor has left it', () => {
    history.replaceState(null, '', `/contact${link}`);
    const page = open();
    input('firstName', 'Ada');
    comeTo(page, '?inquiryType=sales&message=For%20job%20B');
    expect(field('firstName')).toHaveValue('Ada');
    expect(field('message')).toHaveValue('For job B');
    expect(field('inquiryType')).toHaveValue('sales');
  });
});

test('form/new-errors: a key that leaves an error as it is changes nothing of the page', async () => {
  open();
  fireEvent.click(form().querySelector('[type=submit]')!);
  await waitFor(() => expect(field('message')).toHaveAccessibleDescription(content.errors.message));
  const changed = jest.fn();
  const observer = new MutationObserver(changed);
  const all = { subtree: true, childList: true, characterData: true, attributes: true };
  observer.observe(document, all);
  for (const text of ['P', 'Pl', 'Ple']) {
    input('message', text);
    await act(() => new Promise((resolve) => setTimeout(resolve)));
  }
  expect(changed).not.toHaveBeenCalled();
  observer.disconnect();
  expect(form().closest('[aria-live], [role=alert]')).toBeNull();
});

test('form/new-errors: the focus stays where Enter has found an error', async () => {
  open();
  const blurred = jest.fn();
  field('firstName').focus();
  field('firstName').addEventListener('blur', blurred);
  fireEvent.submit(form());
  await waitFor(() =>
    expect(field('firstName')).toHaveAccessibleDescription(content.errors.firstName),
  );
  expect(field('firstName')).toHaveFocus();
  expect(blurred).not.toHaveBeenCalled();
  expect(form().querySelector('[inert]')).toBeNull();
});
