/**
 * @jest-environment jsdom
 *
 * Lines 52 to 58 of e2e/README.md; 59 and what needs a real browser are end-to-end tests.
 */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactForm } from '@/components/islands/contact-form/contact-form';
import { onToast } from '@/components/islands/shared/toast';
import { site } from '@/content/site';
import { content as allContent } from '@/content/loaded';

const content = allContent['contact-form'];

const { labels, errors } = content;
const typed = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@client.example',
  phone: '+44 20 7946 0000',
  company: 'Engines',
  jobTitle: 'Analyst',
  message: 'Please weave us a team.',
} as const;
const names = Object.keys(typed) as (keyof typeof typed)[];

/** A name with these first words; an asterisk may follow. */
const beginsWith = (label: string) => (name: string) => name.startsWith(label);
const field = (name: keyof typeof typed) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: beginsWith(labels[name]) });
const button = () => screen.getByRole('button', { name: content.submit });
const terms = () => screen.getByRole('checkbox', { name: beginsWith(labels.terms) });

let user: ReturnType<typeof userEvent.setup>;
let record: jest.SpyInstance;
const toast = jest.fn();
let stopToasts: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  history.replaceState(null, '', '/contact');
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime, applyAccept: false });
  record = jest.spyOn(console, 'info').mockImplementation(() => {});
  stopToasts = onToast(toast);
});
afterEach(() => {
  stopToasts();
  toast.mockReset();
  record.mockRestore();
  jest.useRealTimers();
});

const renderForm = () =>
  render(<ContactForm content={content} sending="simulate" contact={site} />);

async function fill() {
  for (const name of names) {
    await user.click(field(name));
    await user.paste(typed[name]);
  }
  await user.click(terms());
}

const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('52: tells browsers what to fill in', () => {
  renderForm();
  expect(
    names.slice(0, 6).map((name) => {
      const input = field(name);
      return ['autocomplete', 'type', 'spellcheck'].map((key) => input.getAttribute(key));
    }),
  ).toEqual([
    ['given-name', 'text', 'false'],
    ['family-name', 'text', 'false'],
    ['email', 'email', 'false'],
    ['tel', 'tel', 'false'],
    ['organization', 'text', 'false'],
    ['organization-title', 'text', 'false'],
  ]);
});

test('53: checks on submit, then on change, never on the first blur', async () => {
  renderForm();
  await user.type(field('firstName'), 'A');
  await user.tab();
  await advance(100);
  expect(field('firstName')).toBeValid();

  await user.click(button());
  await advance(0);
  expect(field('firstName')).toHaveAccessibleDescription(errors.firstName);
  await user.type(field('firstName'), 'd');
  await advance(0);
  expect(field('firstName')).toHaveAttribute('aria-invalid', 'false');
  expect(field('firstName')).not.toHaveAccessibleDescription();
});

test('54, 55, 56: says what is wrong, keeps what is typed, goes to the first wrong field', async () => {
  renderForm();
  await user.type(field('firstName'), 'Ada');
  await user.type(field('lastName'), 'L');
  await user.upload(screen.getByLabelText(labels.file), new File(['a'], 'brief.exe'));
  await user.click(button());
  await advance(0);

  expect(field('firstName')).toHaveValue('Ada');
  expect(field('lastName')).toHaveValue('L');
  expect(field('lastName')).toHaveFocus();
  expect(field('lastName')).toHaveAttribute('aria-invalid', 'true');
  for (const name of names) expect(field(name)).toBeRequired();
  expect(terms()).toBeRequired();
  expect(terms()).toHaveAccessibleDescription(errors.terms);
  expect(record).not.toHaveBeenCalled();
  expect(toast).not.toHaveBeenCalled();
});

test('55, 58: the file is a field to go to; removing it clears its message and keeps the focus', async () => {
  renderForm();
  await fill();
  const file = screen.getByLabelText<HTMLInputElement>(labels.file);
  await user.upload(file, new File(['a'], 'brief.exe'));
  await user.click(button());
  await advance(0);
  expect(file).toHaveFocus();
  expect(file).toHaveAccessibleDescription(`${content.fileHint} ${errors.file}`);

  await user.click(screen.getByRole('button', { name: content.removeFile }));
  await advance(0);
  expect(file.files).toHaveLength(0);
  expect(file).toHaveFocus();
  expect(file).toHaveAccessibleDescription(content.fileHint);
  expect(screen.queryByRole('button', { name: content.removeFile })).toBeNull();
});

test('the label of the terms leads to them, and the link leaves the box as it is', async () => {
  renderForm();
  const box = screen.getByRole('checkbox', { name: beginsWith(labels.terms) });
  const link = screen.getByRole('link', { name: content.termsLink.text });
  expect(link).toHaveAttribute('href', content.termsLink.link);
  const [before = ''] = labels.terms.split(content.termsLink.text);
  // jsdom cannot navigate.
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  expect(box).not.toBeChecked();
  await user.click(screen.getByText((text) => text.startsWith(before.trim())));
  expect(box).toBeChecked();
});

test('57: sends once after 1500 ms, records it, says so, and is as before', async () => {
  renderForm();
  await fill();
  await user.selectOptions(screen.getByLabelText(labels.inquiryType), 'partnership');
  await user.selectOptions(screen.getByLabelText(labels.region), 'europe');
  await user.selectOptions(screen.getByLabelText(labels.serviceInterest), 'consulting');
  await user.click(screen.getByRole('checkbox', { name: labels.newsletter }));
  const file = screen.getByLabelText<HTMLInputElement>(labels.file);
  await user.upload(file, new File(['abc'], 'brief.pdf', { type: 'application/pdf' }));
  await user.dblClick(button());
  await advance(0);

  const busy = screen.getByRole('button', { name: content.submitting });
  expect(busy).toBeDisabled();
  expect(busy.closest('form')).toHaveAttribute('aria-busy', 'true');
  await advance(1_480);
  expect(record).not.toHaveBeenCalled();
  await advance(30);

  expect(record.mock.calls).toEqual([
    [
      'Contact form',
      {
        ...typed,
        inquiryType: 'partnership',
        region: 'europe',
        serviceInterest: 'consulting',
        newsletter: true,
        terms: true,
        file: { name: 'brief.pdf', size: 3, type: 'application/pdf' },
      },
    ],
  ]);
  expect(toast.mock.calls).toEqual([[{ ...content.success, durationMs: 1_000_000 }]]);
  for (const name of names) expect(field(name)).toHaveValue('');
  expect(screen.getByLabelText(labels.inquiryType)).toHaveValue('general');
  expect(screen.getByLabelText(labels.region)).toHaveValue('northAmerica');
  expect(screen.getByLabelText(labels.serviceInterest)).toHaveValue('customerService');
  expect(screen.getByRole('checkbox', { name: labels.newsletter })).not.toBeChecked();
  expect(terms()).not.toBeChecked();
  expect(file.files).toHaveLength(0);
  expect(button()).toBeEnabled();
  expect(document.body).not.toHaveFocus();

  // A reset form is a new one: not checked before its first submit.
  await user.type(field('firstName'), 'A');
  await advance(0);
  expect(field('firstName')).toHaveAttribute('aria-invalid', 'false');
});

test('prefill: fills in what the link says, and it is the visitor’s to change', async () => {
  history.replaceState(null, '', '/contact?inquiryType=careers&message=I%20apply.');
  renderForm();
  expect(screen.getByLabelText(labels.inquiryType)).toHaveValue('careers');
  expect(field('message')).toHaveValue('I apply.');
  await user.clear(field('message'));
  await user.click(button());
  await advance(0);
  expect(field('message')).toHaveValue('');
});

test('prefill: ignores an inquiry type that is none', () => {
  history.replaceState(null, '', '/contact?inquiryType=__proto__');
  renderForm();
  expect(screen.getByLabelText(labels.inquiryType)).toHaveValue('general');
});
