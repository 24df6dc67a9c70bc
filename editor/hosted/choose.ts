import { stringify } from 'yaml';
import type { Conflict } from '@/editor/hosted/merge-changes';

const STYLE = `
  dialog { max-width: 60rem; width: 90%; padding: 1.5rem; border: 0; border-radius: 5px; }
  dialog, dialog button { font: 16px/1.5 system-ui, sans-serif; color: #313d3e; }
  dialog::backdrop { background: #0006; }
  dialog h2 { margin: 0; font-size: 1.25rem; }
  dialog fieldset { margin: 1rem 0; padding: 0; border: 0; }
  dialog legend { padding: 0; font-weight: 600; }
  dialog label { display: block; margin-top: .5rem; padding: .5rem; border: 1px solid #798291; border-radius: 5px; }
  dialog pre { max-height: 12rem; margin: .25rem 0 0; overflow: auto; white-space: pre-wrap; font: inherit; }
  dialog button { margin-inline-end: .5rem; padding: .5rem 1rem; border: 1px solid #313d3e; border-radius: 5px; background: none; }
  dialog button[value='save'] { color: #fff; background: #313d3e; }
`;

/** An element with its attributes and what is in it. */
function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...children: (Node | string)[]
): HTMLElement {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

function inWords(value: unknown): string {
  if (value === undefined) return '(taken away)';
  return typeof value === 'string' ? value : stringify(value).trimEnd();
}

/** A field that both have changed, and what the form calls it. */
export type Choice = Conflict & { label: string };

function fieldset({ label, mine, theirs }: Choice, index: number): HTMLElement {
  const option = (whose: string, text: string, value: unknown) => {
    const attributes = { type: 'radio', name: `${index}`, value: whose, required: '' };
    const radio = element('input', attributes);
    return element('label', {}, radio, ` ${text}`, element('pre', {}, inWords(value)));
  };
  return element(
    'fieldset',
    {},
    element('legend', {}, label),
    option('mine', 'What you have typed', mine),
    option('theirs', 'What has been saved since you opened this', theirs),
  );
}

/**
 * Shows both values of each field that two people have changed.
 *
 * @returns the values that were chosen; undefined if nothing is to be saved
 */
export function chooseInDialog(choices: readonly Choice[]): Promise<unknown[] | undefined> {
  const form = element(
    'form',
    { method: 'dialog' },
    element('h2', { id: 'both-changed' }, 'Somebody else has changed this, too'),
    element('p', {}, 'Everything else is kept from both of you. Choose here what to save:'),
    ...choices.map(fieldset),
    element('button', { value: 'save' }, 'Save what I have chosen'),
    // It needs no choice.
    element('button', { formnovalidate: '', value: '' }, 'Back to the form'),
  ) as HTMLFormElement;
  const dialog = element(
    'dialog',
    { 'aria-labelledby': 'both-changed' },
    element('style', {}, STYLE),
    form,
  ) as HTMLDialogElement;
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      const chosen = new FormData(form);
      dialog.remove();
      resolve(
        dialog.returnValue === 'save'
          ? choices.map(({ mine, theirs }, index) =>
              chosen.get(`${index}`) === 'mine' ? mine : theirs,
            )
          : undefined,
      );
    });
  });
}
