/** Events of the visitor's actions; those with which another page begins are last. */
const EVENTS = ['mousedown', 'click', 'keydown', 'input', 'toggle', 'beforeunload', 'pagehide'];

/** The island in which toasts are shown. */
const TOASTER = '[data-island=toaster]';

/**
 * Whether the visitor has decided something. Moving, scrolling and the Tab key are no actions, nor
 * is what happens in the toast, which says itself when it is closed.
 */
function isAction({ type, target, key, detail, newState }: Event & ActionDetails): boolean {
  const element = target instanceof Element ? target : undefined;
  // Outside the field the arrow keys scroll.
  if (key) return key === 'Escape' || (key.startsWith('Arrow') && !!element?.matches('input'));
  // Panels close by themselves.
  if (type === 'toggle') return newState === 'open';
  // The second press of a double click belongs to the choice; one on `html` is on a scrollbar.
  return !(detail > 1 || element?.matches(`html, ${TOASTER} *`));
}

/** What the different kinds of events have. */
interface ActionDetails {
  readonly key?: string;
  readonly detail: number;
  readonly newState?: string;
}

/**
 * Waits for the visitor's next action: a press anywhere but in the toast (a tap when it is
 * complete), Escape, text or an arrow key in a field, something that opens, or the beginning of
 * another navigation.
 *
 * @param onAction called once; not for what is already going on, such as the click of a choice
 * @returns a function that stops waiting
 */
export function awaitAction(onAction: () => void): () => void {
  const act = (event: Event) => {
    const action = event as Event & ActionDetails;
    if (!isAction(action)) return;
    // One Escape does one thing.
    if (action.key === 'Escape') event.stopPropagation();
    stop();
    onAction();
  };
  const stop = () => EVENTS.forEach((type) => removeEventListener(type, act, true));
  EVENTS.forEach((type) => addEventListener(type, act, true));
  return stop;
}
