/**
 * @jest-environment jsdom
 *
 * page/altered of e2e/README.md, for the form's messages about a service and for toasts;
 * e2e/altered-pages.spec.ts goes through all other states in a browser.
 */
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { ContactForm } from '@/components/islands/contact-form/contact-form';
import type { Sending } from '@/components/islands/contact-form/sending';
import { Toaster } from '@/components/islands/toaster/toaster';
import { showToast } from '@/components/islands/shared/toast';
import { site } from '@/content/model/site';
import { translatePage } from '@/e2e/support/translator';
import { content as allContent } from '@/content/model/loaded';

const content = allContent['contact-form'];

let errors: string[];
let stopTranslating: () => void;
let user: ReturnType<typeof userEvent.setup>;

beforeEach(() => {
  jest.useFakeTimers();
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime, applyAccept: false });
  errors = [];
  jest.spyOn(console, 'error').mockImplementation((message) => {
    // Rules that load while a test types update the form between its steps, outside `act`.
    if (!String(message).includes('not wrapped in act')) errors.push(String(message));
  });
  sessionStorage.clear();
});
afterEach(() => {
  stopTranslating();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function renderTranslated(island: ReactElement) {
  const rendered = render(island);
  stopTranslating = translatePage('fonts');
  return rendered;
}

const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** Waits for parts that load later, lets time pass, and lets the translator do its work. */
const pass = async (ms: number) => {
  for (const step of [0, 0, 20, ms]) await advance(step);
};

/** Matches a text, whether translated (into capitals) or not. */
const says = (text: string) => (found: string) => found.toUpperCase() === text.toUpperCase();

test('page/altered: a translated contact form reports errors, sending and success', async () => {
  const sending: Sending = {
    delivery: {
      url: 'https://forms.example/',
      format: 'multipart',
      fields: {},
      fileField: 'file',
      honeypot: { name: 'nickname', type: 'text' },
      keyIn: 'field',
      respondsWithJson: true,
    },
    strings: content.sending,
  };
  const respond = (status: number, body: unknown) =>
    ({
      status,
      ok: status < 300,
      headers: new Map(),
      text: () => Promise.resolve(JSON.stringify(body)),
    }) as unknown as Response;
  const fetches = jest.fn<Promise<Response>, []>();
  window.fetch = fetches;
  const { container } = renderTranslated(
    <>
      <ContactForm content={content} sending={sending} contact={site} />
      <Toaster labels={{ region: 'Notifications', close: 'Close' }} />
    </>,
  );
  const field = (name: 'firstName' | 'email') =>
    screen.getByRole('textbox', { name: says(content.labels[name]) });
  const button = (name = content.submit) => screen.getByRole('button', { name: says(name) });

  await user.click(button());
  await pass(0);
  expect(field('firstName')).toHaveAccessibleDescription(content.errors.firstName.toUpperCase());
  const file = screen.getByLabelText(says(content.labels.file));
  await user.upload(file, new File(['a'], 'brief.exe'));
  await pass(0);
  expect(file).toHaveAccessibleDescription(
    `${content.fileHint} ${content.errors.file}`.toUpperCase(),
  );
  await user.click(button(content.removeFile));
  await pass(0);
  expect(file).toHaveAccessibleDescription(content.fileHint.toUpperCase());

  // An address is long enough for every field.
  for (const input of container.querySelectorAll<HTMLInputElement>(':required')) {
    if (input.type === 'checkbox') fireEvent.click(input);
    else fireEvent.change(input, { target: { value: 'ada@client.example' } });
  }
  await pass(0);
  expect(field('firstName')).not.toHaveAccessibleDescription();

  fetches.mockResolvedValueOnce(respond(422, { errors: { email: 'Bounces' } }));
  await user.click(button());
  await pass(0);
  expect(field('email')).toHaveAccessibleDescription('BOUNCES');
  await user.type(field('email'), '@');
  await pass(0);
  expect(field('email')).toHaveAccessibleDescription(content.errors.email.toUpperCase());
  await user.type(field('email'), '{Backspace}');
  await pass(0);

  fetches.mockResolvedValueOnce(respond(500, {}));
  await user.click(button());
  await pass(0);
  const { fault } = content.sending.failures;
  expect(screen.getByRole('group', { name: says(fault) })).toHaveFocus();

  let arrive = () => {};
  fetches.mockReturnValueOnce(
    new Promise((resolve) => (arrive = () => resolve(respond(200, { ok: true })))),
  );
  await user.click(button());
  await pass(0);
  expect(button(content.submitting)).toBeDisabled();
  expect(screen.queryByText(says(fault))).toBeNull();
  arrive();
  await pass(100);
  expect(button()).toBeEnabled();
  expect(field('firstName')).toHaveValue('');
  expect(screen.getByText(says(content.success.title))).toBeInTheDocument();
  expect(errors).toEqual([]);
});

test('page/altered: translated toasts replace one another, run their action and close', async () => {
  renderTranslated(<Toaster labels={{ region: 'Notifications', close: 'Close' }} />);
  const onPress = jest.fn();
  act(() => showToast({ title: 'One', description: 'First', durationMs: 5_000 }));
  await pass(100);
  expect(screen.getByText('FIRST')).toBeInTheDocument();
  act(() =>
    showToast({
      title: 'Two',
      description: 'Second',
      durationMs: 5_000,
      action: { label: 'Go now', onPress },
    }),
  );
  await pass(100);
  expect(screen.queryByText('FIRST')).toBeNull();
  act(() => screen.getByRole('button', { name: 'GO NOW' }).click());
  // Sonner takes a turn to begin, and then fades.
  for (const ms of [50, 250]) await pass(ms);
  expect(onPress).toHaveBeenCalled();
  expect(screen.queryByText('SECOND')).toBeNull();
  expect(errors).toEqual([]);
});
