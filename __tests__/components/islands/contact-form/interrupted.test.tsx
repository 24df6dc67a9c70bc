/**
 * @jest-environment jsdom
 *
 * form/interrupted of e2e/README.md: a page that is left while it sends, or shows what another has sent.
 */
import { fireEvent, render, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import {
  answer,
  ask,
  content,
  expectSent,
  field,
  fill,
  formFor,
  GOOD,
  KEY,
  press,
  request,
  send,
  strings,
  toast,
  type Name,
} from './sending-form';
import { typed } from './typed';
import { forgetUnsent, keepFields, readUnsent } from '@/components/islands/contact-form/unsent';

describe('form/interrupted: a page that is left while it sends', () => {
  /**
   * Sends a message, leaves before the answer, and opens the page again.
   *
   * @param from query of the page that is left
   * @param to query of the page in another history entry; without it the page is reloaded
   */
  async function leaveAndReturn(name: Name, from = '', to?: string) {
    history.replaceState(null, '', `/contact${from}`);
    ask.mockReturnValueOnce(new Promise(() => {}));
    const { unmount } = render(formFor(name));
    fill();
    fireEvent.click(field('newsletter'));
    fireEvent.click(document.querySelector('[type=submit]')!);
    await waitFor(() => expect(ask).toHaveBeenCalled());
    unmount();
    if (to !== undefined) history.replaceState(null, '', `/contact${to}`);
    render(formFor(name));
    expect(toast).toHaveBeenCalledWith(expect.objectContaining(strings.mayHaveArrived));
    toast.mockReset();
  }
  const keyOf = (index: number) =>
    request(index).headers['Idempotency-Key'] ?? request(index).fields.submission_id;

  const OTHER = '?inquiryType=careers';
  it.each<[Name, string, ...queries: string[]]>([
    ['netlify', 'the same history entry'],
    ['json', 'another history entry', '', ''],
    ['multipart', 'the same history entry'],
    ['json', 'a form that a link fills in', '', OTHER],
    ['json', 'a form without what a link had filled in', OTHER, ''],
  ])(
    'offers the message to %s again under the same key, in %s',
    async (name, _where, ...queries) => {
      await leaveAndReturn(name, ...queries);
      for (const [key, text] of Object.entries(typed)) expect(field(key)).toHaveValue(text);
      expect(field('newsletter')).toBeChecked();
      expect(field('terms')).not.toBeChecked();
      fireEvent.click(field('terms'));
      await press();
      expectSent();
      expect(keyOf(1)).toBe(keyOf(0));
      expect(keyOf(1)).toEqual(KEY);
      expect(Object.keys(sessionStorage)).toEqual(['toast']);
    },
  );

  it('sends another message under another key', async () => {
    await leaveAndReturn('json');
    fireEvent.input(field('message'), { target: { value: 'Please weave us two teams.' } });
    fireEvent.click(field('terms'));
    await press();
    expect(keyOf(1)).not.toBe(keyOf(0));
  });

  it('sends the same words under another key once they have arrived', async () => {
    await send('json');
    fill();
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
