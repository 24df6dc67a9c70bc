type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a visitor has done to the controls of an island, each known by its name or its id. */
export interface KeptInput {
  controls: readonly (readonly [key: string, control: Control])[];
  /** Key of the control that has the focus. */
  focused: string | undefined;
}

const controlsIn = (root: HTMLElement) =>
  root.querySelectorAll<Control>('input:not([type=hidden]), select, textarea');

const keyOf = (control: Control) => control.name || control.id;

/** The controls that are no longer as they came, and the one that has the focus. */
export function readInput(root: HTMLElement): KeptInput {
  const controls = [...controlsIn(root)];
  const focused = controls.find((control) => control === document.activeElement);
  return {
    controls: controls.filter(isChanged).map((control) => [keyOf(control), control]),
    focused: focused && keyOf(focused),
  };
}

/** Puts values, choices and picked files into the controls of the same keys, as a visitor would. */
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
      // By a click, because that is the event by which React learns of it.
      if (to.checked !== from.checked) to.click();
      return;
    }
  }
  setValue(to, from.value);
}

/** By the prototype's setter: React has one of its own on each element, which hides the change. */
function setValue(control: Control, value: string): void {
  const prototype: unknown = Object.getPrototypeOf(control);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
}
