/**
 * @jest-environment jsdom
 *
 * form/further-fields of e2e/README.md: the fields that an owner adds to the contact form.
 */
import { fireEvent, render, waitFor } from '@testing-library/react';
import { ContactForm } from '@/components/islands/contact-form/contact-form';
import { contactFormSchema } from '@/components/islands/contact-form/contact-form-schema';
import { readPrefill } from '@/components/islands/contact-form/prefill';
import { readUnsent } from '@/components/islands/contact-form/unsent';
import { contactFieldNames, netlifyFormFile } from '@/components/contact/netlify-form';
import { presetOf } from '@/components/contact/presets';
import { contactFields, type ContactField } from '@/content/model/schemas/contact-fields';
import { site } from '@/content/model/site';
import { content, endpointOf, field, formFor, press, request, strings } from './sending-form';
import { typed } from './typed';
import { problemsOf } from '@/__tests__/problems-of';
import { validate } from '@/engine/shared/validate';
import { z } from 'zod';

const CHOICE = 'Pick a month';
const NUMBER = 'Say how many, in figures';
const TEXT = 'Name your loom';
const BOX = 'Tick this to go on';
const read = (fields: object[]) =>
  validate({ file: 'form.yaml', data: { fields } }, z.strictObject({ fields: contactFields }))
    .fields ?? [];
const fields = read([
  {
    ...{ kind: 'choice', name: 'begin-in', label: 'Begin in', choose: 'Choose' },
    ...{ required: true, error: CHOICE, options: ['May', 'June'] },
  },
  { kind: 'number', name: 'team-size', label: 'Team size', error: NUMBER },
  { kind: 'text', name: 'loom-name', label: 'Loom', required: true, error: TEXT },
  { kind: 'checkbox', name: 'site-visit', label: 'Visit us' },
  { kind: 'checkbox', name: 'nda-read', label: 'I have read it', required: true, error: BOX },
]);
const own = { ...content, fields };

const input = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });

const open = () => render(<ContactForm content={own} sending="simulate" contact={site} />);

function fillAll() {
  for (const [name, value] of Object.entries(typed)) input(name, value);
  fireEvent.change(field('begin-in'), { target: { value: 'June' } });
  input('team-size', '12');
  input('loom-name', 'Jenny');
  for (const name of ['site-visit', 'nda-read', 'terms']) fireEvent.click(field(name));
}

test('form/further-fields: each has its label, and its own message once the form is checked', async () => {
  open();
  for (const { name, label } of fields) expect(field(name)).toHaveAccessibleName(label);
  input('team-size', 'a few');
  await press();
  for (const [name, message] of Object.entries({
    'begin-in': CHOICE,
    'team-size': NUMBER,
    'loom-name': TEXT,
    'nda-read': BOX,
  })) {
    expect(field(name)).toBeInvalid();
    expect(field(name)).toHaveAccessibleDescription(message);
  }
  expect(field('site-visit')).toBeValid();
  input('team-size', '');
  await waitFor(() => expect(field('team-size')).not.toHaveAttribute('aria-describedby'));
});

test('form/required: an asterisk does not stand on a line of its own', () => {
  open();
  for (const { name, label, required } of fields) {
    const text = field(name).closest<HTMLInputElement>('input, select')!.labels![0]!.textContent;
    expect(text).toBe(required ? `${label}\u00A0*` : label);
  }
});

test('form/further-fields: a choice stays what it is when the page is translated', () => {
  open();
  const option = document.querySelector<HTMLOptionElement>('[name=begin-in] option:last-child')!;
  option.textContent = 'Juni';
  expect(option.value).toBe('June');
});

test.each([
  ['12', true],
  ['1,500.5', true],
  ['-3', true],
  ['1 500', true],
  ['12 people', false],
  ['', true],
])('form/further-fields: “%s” as a number is right: %s', (value, isRight) => {
  const rules = contactFormSchema(content.errors, fields);
  const problems = rules.safeParse({ 'team-size': value }).error?.issues ?? [];
  expect(problems.some(({ path }) => path[0] === 'team-size')).toBe(!isRight);
  // The browser checks them without a script.
  open();
  field('team-size').value = value;
  expect(field('team-size').checkValidity()).toBe(isRight);
});

const further = { 'begin-in': 'June', 'team-size': '12', 'loom-name': 'Jenny' };
test.each(['formspree', 'web3forms', 'basin', 'netlify', 'json'] as const)(
  'form/further-fields: %s gets them',
  async (name) => {
    render(formFor(name, own));
    fillAll();
    await press();
    const { body, fields: sent } = request();
    const ticked = typeof body === 'string' ? true : 'on';
    expect(sent).toMatchObject({ ...further, 'site-visit': ticked, 'nda-read': ticked });
  },
);

test('form/further-fields: Netlify finds them in its static form', () => {
  const names = contactFieldNames({ ...own, sending: strings });
  const file = netlifyFormFile(presetOf(endpointOf('netlify')), names);
  for (const { name } of fields) expect(file).toContain(`name="${name}"`);
});

test('form/further-fields: a form that simulates logs them, and is empty afterwards', async () => {
  const log = jest.spyOn(console, 'info').mockImplementation();
  open();
  fillAll();
  await press();
  expect(log).toHaveBeenCalledWith('Contact form', expect.objectContaining(further));
  expect(field('begin-in')).toHaveValue('');
  expect(field('site-visit')).not.toBeChecked();
});

test('form/further-fields: they are kept in the draft of the tab', async () => {
  const page = open();
  input('loom-name', 'Jenny');
  fireEvent.click(field('site-visit'));
  await waitFor(() =>
    expect(readUnsent()?.fields).toEqual({ 'loom-name': 'Jenny', 'site-visit': true }),
  );
  page.unmount();
  open();
  await waitFor(() => expect(field('loom-name')).toHaveValue('Jenny'));
  expect(field('site-visit')).toBeChecked();
});

test.each([
  ['begin-in=May&team-size=12', { 'begin-in': 'May', 'team-size': '12' }],
  ['begin-in=Winter', {}],
  ['loom-name=One%0ATwo', {}],
  [`loom-name=${'x'.repeat(40)}`, { 'loom-name': 'x'.repeat(40) }],
  [`loom-name=${'x'.repeat(41)}`, {}],
  ['loom-name=%E2%80%AEJen%0Bny', { 'loom-name': 'Jen ny' }],
  ['site-visit=on&nda-read=on', { 'site-visit': true }],
  ['other-field=x', {}],
])('form/further-fields: a link fills them in: %s', (query, values) => {
  expect(readPrefill(`?${query}`, fields)).toEqual(values);
});

test('form/further-fields: what a link has filled in is on the page', async () => {
  history.replaceState(null, '', '/contact?begin-in=May&site-visit=on');
  open();
  await waitFor(() => expect(field('begin-in')).toHaveValue('May'));
  expect(field('site-visit')).toBeChecked();
});

const TEXT_FIELD: Partial<ContactField> = { kind: 'text', name: 'loom-name', label: 'Loom' };
test.each([
  [[{ ...TEXT_FIELD, name: 'reset' }], 'field name: must be two or more lower case words'],
  [[{ ...TEXT_FIELD, name: 'form-name' }], 'field name: is used by a form service'],
  [[{ ...TEXT_FIELD, required: true }], 'field error: is missing: say what is wrong'],
  [[{ ...TEXT_FIELD, kind: 'number' }], 'field error: is missing: say what is wrong'],
  [[{ ...TEXT_FIELD, kind: 'date' }], 'field kind: must be text, number, choice or checkbox'],
  [[TEXT_FIELD, TEXT_FIELD], '“loom-name” is used by an earlier entry'],
])('says in plain words what is wrong with %j', (wrong, problem) => {
  expect(problemsOf(() => read(wrong)).join('\n')).toContain(problem);
});
