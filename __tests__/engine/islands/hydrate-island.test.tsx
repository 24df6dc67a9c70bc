/**
 * @jest-environment jsdom
 *
 * The contract of islands (see components/islands): React alone hydrates the finished export.
 */
import { act, fireEvent, screen } from '@testing-library/react';
import { useState, type FormEvent } from 'react';
import { renderToString } from 'react-dom/server';
import { hydrateIsland } from '@/engine/islands/hydrate-island';
import { Slot, SlotProvider } from '@/engine/islands/slot';

interface ProbeProps {
  label: string;
}

/** An island with fields, a slot, and ways to draw another element around the slot and to fail. */
function Probe({ label }: ProbeProps) {
  const [{ isOpen, heard }, setState] = useState({ isOpen: false, heard: '' });
  if (heard === 'fail' || label === '') throw new Error('The probe fails');
  const hear = ({ currentTarget }: FormEvent<HTMLInputElement>) =>
    setState({ isOpen, heard: currentTarget.value });
  const Around = isOpen ? 'section' : 'div';
  return (
    <form>
      <input name="word" aria-label={label} onInput={hear} />
      <select name="choice" aria-label="Choice" defaultValue="a">
        <option>a</option>
        <option>b</option>
      </select>
      <select name="unset" aria-label="Unset">
        <option disabled>a</option>
        <option>b</option>
      </select>
      <select name="several" aria-label="Several" multiple defaultValue={['a']}>
        <option>a</option>
        <option>b</option>
        <option>c</option>
      </select>
      <input type="checkbox" name="box" aria-label="Box" />
      <input type="radio" name="size" value="small" aria-label="Small" defaultChecked />
      <input type="radio" name="size" value="large" aria-label="Large" />
      <input type="radio" name="size" value="huge" aria-label="Huge" />
      <details id="more" suppressHydrationWarning>
        <summary>More</summary>
      </details>
      <details id="less" open suppressHydrationWarning>
        <summary>Less</summary>
      </details>
      <button type="button" onClick={() => setState({ isOpen: !isOpen, heard })}>
        <span>{isOpen ? 'Close' : 'Open'}</span>
      </button>
      <Around>
        <Slot name="drawing" as="span" />
      </Around>
      <p role="status">{heard}</p>
    </form>
  );
}

let island: HTMLElement;
let errors: jest.SpyInstance;

beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation(() => {});
  const html = renderToString(
    <SlotProvider content={{ rendered: { drawing: <i data-testid="drawn">Drawn</i> } }}>
      <Probe label="Word" />
    </SlotProvider>,
  );
  document.body.innerHTML = `<header>Header</header><div data-island="probe">${html}</div>`;
  island = document.querySelector<HTMLElement>('[data-island]')!;
});
afterEach(() => {
  errors.mockRestore();
  document.body.replaceChildren();
});

// React's `act` hides nothing here, because these tests run the development build.
const hydrate = (label = 'Word', beforeItIsDrawn = () => {}) =>
  act(() => {
    hydrateIsland(island, Probe, { label });
    beforeItIsDrawn();
  });
const word = () => screen.getByRole<HTMLInputElement>('textbox');
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const details = (id: string) => document.querySelector<HTMLDetailsElement>(`#${id}`)!;
const drawing = () => document.querySelector('[data-slot] > *');

/** What a visitor does before the island is hydrated. */
function fillIn(chosen = ['b', 'c']) {
  word().value = 'typed';
  screen.getByRole<HTMLSelectElement>('combobox', { name: 'Choice' }).value = 'b';
  const { options } = screen.getByRole<HTMLSelectElement>('listbox');
  for (const option of options) option.selected = chosen.includes(option.value);
  screen.getByRole<HTMLInputElement>('checkbox').checked = true;
  radio('Large').checked = true;
  details('more').open = true;
  details('less').open = false;
}
function expectFilledIn(typed = 'typed') {
  expect(word()).toHaveValue(typed);
  expect(screen.getByRole('combobox', { name: 'Choice' })).toHaveValue('b');
  expect(screen.getByRole('listbox')).toHaveValue(['b', 'c']);
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(radio('Large')).toBeChecked();
  expect(radio('Small')).not.toBeChecked();
  expect(details('more').open).toBe(true);
  expect(details('less').open).toBe(false);
}

test('takes over the markup of the page, leaves its slots untouched, and logs no error', () => {
  const [form, drawn] = [island.firstChild, drawing()];
  fillIn();
  hydrate();
  expect(island.firstChild).toBe(form);
  expect(drawing()).toBe(drawn);
  expectFilledIn();
  expect(island).toHaveAttribute('data-hydrated');
  fireEvent.input(word(), { target: { value: 'heard' } });
  expect(screen.getByRole('status')).toHaveTextContent('heard');
  expect(errors).not.toHaveBeenCalled();
});

test('moves the nodes of a slot when another element is rendered around it', () => {
  const drawn = drawing();
  hydrate();
  for (const name of ['Open', 'Close']) {
    fireEvent.click(screen.getByRole('button', { name }));
    expect(drawing()).toBe(drawn);
  }
  expect(document.querySelectorAll('[data-slot]')).toHaveLength(1);
});

test.each([
  ['other words', () => (screen.getByText('Open').textContent = 'Öffnen')],
  ['an element of an extension', () => word().after(document.createElement('x-helper'))],
  ['words in font elements', () => screen.getByText('Open').replaceChildren(fonts('Öffnen'))],
])('is rendered again if it contains %s, with its slots and all that was typed', (_, change) => {
  const [header, drawn] = [document.querySelector('header'), drawing()];
  const changed: string[] = [];
  island.addEventListener('change', ({ target }) => {
    const { name, localName } = target as HTMLInputElement;
    changed.push(name || localName);
  });
  fillIn();
  change();
  hydrate('Word', () => word().focus());
  expectFilledIn();
  expect(changed).toEqual(['word', 'choice', 'several', 'box', 'size']);
  expect(word()).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('typed');
  expect(drawing()).toBe(drawn);
  expect(document.querySelector('header')).toBe(header);
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByRole('button', { name: 'Close' })).toBeInTheDocument();
});

test('is rendered again with its own slot, and not with that of an island within it', () => {
  const drawn = drawing();
  const inner = `<div data-island="inner"><span data-slot="drawing">Inner</span></div>`;
  drawn!.insertAdjacentHTML('beforeend', inner);
  screen.getByText('Open').textContent = 'Öffnen';
  hydrate();
  expect(drawing()).toBe(drawn);
  expect(drawn).toHaveTextContent('DrawnInner');
});

test.each(['button', 'summary'])('is rendered again with the focus on the same %s', (name) => {
  const stop = () => island.querySelector<HTMLElement>(name)!;
  screen.getByText('Open').textContent = 'Öffnen';
  const before = stop();
  hydrate('Word', () => stop().focus());
  expect(stop()).not.toBe(before);
  expect(stop()).toHaveFocus();
});

test('is rendered again without taking the focus', () => {
  screen.getByText('Open').textContent = 'Öffnen';
  hydrate();
  expect(document.body).toHaveFocus();
});

test('is rendered again with nothing chosen if that is the visitor’s choice', () => {
  fillIn([]);
  screen.getByText('Open').textContent = 'Öffnen';
  hydrate();
  expect(screen.getByRole('listbox')).toHaveValue([]);
});

test('is taken over as it is if an extension has put an element at its start', () => {
  const form = island.firstChild;
  fillIn();
  island.prepend(document.createElement('x-toolbar'));
  hydrate();
  expect(island.lastChild).toBe(form);
  expectFilledIn();
});

test('leaves its static markup, with all that was typed, when it fails', () => {
  fillIn();
  hydrate();
  fireEvent.input(word(), { target: { value: 'fail' } });
  expectFilledIn('fail');
  expect(drawing()).toHaveTextContent('Drawn');
  expect(screen.getByText('Header')).toBeInTheDocument();
});

test('stays as it was, with all that was typed, when it fails at once', () => {
  const [form, header] = [island.firstChild, document.querySelector('header')];
  fillIn();
  hydrate('', () => word().focus());
  expect(island.firstChild).toBe(form);
  expectFilledIn();
  expect(word()).toHaveFocus();
  expect(island).not.toHaveAttribute('data-hydrated');
  expect(document.querySelector('header')).toBe(header);
});

function fonts(text: string): Element {
  const outer = document.createElement('font');
  outer.append(document.createElement('font'));
  outer.firstChild!.textContent = text;
  return outer;
}
