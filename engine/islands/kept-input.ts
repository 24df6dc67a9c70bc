type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLDetailsElement;

/** A visitor's changes to the controls of an island. */
export interface KeptInput {
  controls: readonly (readonly [key: string, control: Control])[];
  /** Key of the focused control, or index of another focused element among the tab stops, or -1. */
  focused: string | number;
}

const controlsIn = (root: HTMLElement) =>
  root.querySelectorAll<Control>('input:not([type=hidden]), select, textarea, details[id]');

const stopsIn = (root: HTMLElement) => [
  ...root.querySelectorAll<HTMLElement>(
    'a[href], button, summary, input, select, textarea, [tabindex]',
  ),
];

/** A control's name or id, plus the value of a checkbox or radio button. */
function keyOf(control: Control): string {
  // The name of `details` is shared by a group.
  if (control instanceof HTMLDetailsElement) return control.id;
  const key = control.name || control.id;
  return isToggle(control) ? `${key}=${control.value}` : key;
}

/** Whether a control is a checkbox or a radio button. */
const isToggle = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type);

/** The controls that were changed, and the one that has the focus. */
export function readInput(root: HTMLElement): KeptInput {
  const controls = [...controlsIn(root)];
  const { activeElement } = document;
  const focused = controls.find((control) => control === activeElement);
  return {
    controls: controls.filter(isChanged).map((control) => [keyOf(control), control]),
    focused: focused ? keyOf(focused) : stopsIn(root).findIndex((stop) => stop === activeElement),
  };
}

/** Restores the visitor's changes in the controls with the same keys. */
export function restoreInput(root: HTMLElement, { controls, focused }: KeptInput): void {
  const present = new Map([...controlsIn(root)].map((control) => [keyOf(control), control]));
  for (const [key, kept] of controls) {
    const control = present.get(key);
    if (control) copyInput(kept, control);
  }
  const stop = typeof focused === 'number' ? stopsIn(root)[focused] : present.get(focused);
  stop?.focus({ preventScroll: true });
}

function isChanged(control: Control): boolean {
  // Opening `details` changes its attribute, so its first state is not known.
  if (control instanceof HTMLDetailsElement) return true;
  if (isToggle(control)) return control.checked !== control.defaultChecked;
  if (control instanceof HTMLSelectElement) {
    // A clone has the original selection, even if no option is marked as selected.
    const { options } = control.cloneNode(true) as HTMLSelectElement;
    return [...control.options].some(
      ({ selected }, index) => selected !== options[index]?.selected,
    );
  }
  if (control instanceof HTMLInputElement && control.type === 'file') {
    return Boolean(control.files?.length);
  }
  return control.value !== control.defaultValue;
}

/** Sets what the visitor has entered or chosen, with the events of the visitor's own input. */
function copyInput(from: Control, to: Control): void {
  if (from instanceof HTMLDetailsElement) {
    to.toggleAttribute('open', from.open);
    return;
  }
  if (isToggle(from) && isToggle(to)) {
    // By a click, because that is the event that React listens to.
    if (to.checked !== from.checked) to.click();
    return;
  }
  if (from instanceof HTMLInputElement && from.type === 'file') {
    (to as HTMLInputElement).files = from.files;
  } else if (from instanceof HTMLSelectElement) {
    // By index, because a translator changes the value of an option whose value is its text.
    [...(to as HTMLSelectElement).options].forEach((option, index) => {
      option.selected = !!from.options[index]?.selected;
    });
  } else {
    setValue(to, from.value);
  }
  to.dispatchEvent(new Event('input', { bubbles: true }));
  to.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * Sets a value with the prototype's setter: React's own, on each element, would hide the change.
 */
function setValue(control: Element, value: string): void {
  const prototype: unknown = Object.getPrototypeOf(control);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
}
