type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A visitor's changes to the controls of an island, each identified by its name or id. */
export interface KeptInput {
  controls: readonly (readonly [key: string, control: Control])[];
  /** Key of the control that has the focus. */
  focused: string | undefined;
}

const controlsIn = (root: HTMLElement) =>
  root.querySelectorAll<Control>('input:not([type=hidden]), select, textarea');

const keyOf = (control: Control) => control.name || control.id;

/** The controls that were changed, and the one that has the focus. */
export function readInput(root: HTMLElement): KeptInput {
  const controls = [...controlsIn(root)];
  const focused = controls.find((control) => control === document.activeElement);
  return {
    controls: controls.filter(isChanged).map((control) => [keyOf(control), control]),
    focused: focused && keyOf(focused),
  };
}

/**
 * Sets values, choices and files on the controls with the same keys, and fires the events that a
 * visitor's input would.
 */
export function restoreInput(root: HTMLElement, { controls, focused }: KeptInput): void {
  const present = new Map([...controlsIn(root)].map((control) => [keyOf(control), control]));
  for (const [key, kept] of controls) {
    const control = present.get(key);
    if (!control) continue;
    copyInput(kept, control);
    control.dispatchEvent(new Event('input', { bubbles: true }));
    control.dispatchEvent(new Event('change', { bubbles: true }));
  }
  if (focused !== undefined) present.get(focused)?.focus({ preventScroll: true });
}

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].some(
      ({ selected, defaultSelected }) => selected && !defaultSelected,
    );
  }
  if (control instanceof HTMLInputElement) {
    if (control.type === 'file') return Boolean(control.files?.length);
    if (control.type === 'checkbox') return control.checked !== control.defaultChecked;
  }
  return control.value !== control.defaultValue;
}

function copyInput(from: Control, to: Control): void {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) {
    if (from.type === 'file') {
      to.files = from.files;
      return;
    }
    if (from.type === 'checkbox') {
      // By a click, because that is the event that React listens to.
      if (to.checked !== from.checked) to.click();
      return;
    }
  }
  setValue(to, from.value);
}

/**
 * Through the prototype's setter, because React's own setter on each element would hide the change.
 */
function setValue(control: Control, value: string): void {
  const prototype: unknown = Object.getPrototypeOf(control);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
}
