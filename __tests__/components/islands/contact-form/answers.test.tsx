/**
 * @jest-environment jsdom
 *
 * How the form puts an answer into words, or that there was none: form/sending of e2e/README.md.
 */
import { fireEvent, render, waitFor } from '@testing-library/react';
import {
  answer,
  ask,
  content,
  expectSent,
  field,
  fill,
  formFor,
  notice,
  pdf,
  post,
  press,
  readFile,
  request,
  send,
  strings,
} from './sending-form';
import { translatePage } from '@/e2e/support/translator';
import { fillText } from '@/engine/islands/fill-text';

const { failures } = strings;

it('a message whose file has changed since it was chosen is not sent', async () => {
  ask.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  readFile.mockRejectedValueOnce(new DOMException('', 'NotReadableError'));
  expect(await post('formspree', { file: [pdf()] })).toEqual({
    fields: { file: strings.fileChanged },
    sentences: [],
  });
});

it('a message whose file is too large is never posted', async () => {
  const file = [new File([new Uint8Array(1_000_001)], 'large.pdf')];
  const message = fillText(strings.fileTooLarge, { count: '1' });
  expect(await post('formspree', { file })).toEqual({ fields: { file: message }, sentences: [] });
  expect(ask).not.toHaveBeenCalled();
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

it('page/altered: answers are shown in a form that is being translated', async () => {
  render(formFor('json'));
  const stopTranslating = translatePage('fonts');
  fill();
  ask.mockResolvedValueOnce(answer(422, { errors: { email: 'Bounces' } }));
  await press();
  expect(field('email')).toHaveAccessibleDescription('BOUNCES');
  const type = (value: string) => fireEvent.input(field('email'), { target: { value } });
  type('ada@');
  const ownMessage = content.errors.email.toUpperCase();
  await waitFor(() => expect(field('email')).toHaveAccessibleDescription(ownMessage));
  type('ada@engines.example');
  ask.mockResolvedValueOnce(answer(500));
  await press();
  expect(notice()).toHaveFocus();
  expect(notice()).toHaveTextContent(failures.fault.toUpperCase());
  await press();
  expectSent();
  expect(notice()).toBeNull();
  stopTranslating();
});

it('a storage that throws does not stop sending', async () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  await send('formspree');
  expectSent();
  expect(field('message')).toHaveValue('');
});
