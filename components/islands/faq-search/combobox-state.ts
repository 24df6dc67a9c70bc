/** What a combobox with a list of suggestions knows besides the suggestions. */
export interface ComboboxState {
  text: string;
  focused: boolean;
  /** Closed by Escape or by a choice, until the visitor asks for the suggestions again. */
  dismissed: boolean;
  /** Place of the active option; -1 while the visitor is in the text. */
  active: number;
}

export type ComboboxEvent =
  | { type: 'typed'; text: string }
  /** The box has got the focus, or was pressed once more. */
  | { type: 'entered' }
  | { type: 'left' }
  | { type: 'dismissed' }
  /** The visitor is back in the text, by a key that moves the caret. */
  | { type: 'returned' }
  /** Down or Up, among so many options. */
  | { type: 'stepped'; step: 1 | -1; count: number };

export const initialState: ComboboxState = {
  text: '',
  focused: false,
  dismissed: false,
  active: -1,
};

/** Place after a step down or up, round the ends; from the text to the first or the last. */
function stepFrom(active: number, step: 1 | -1, count: number): number {
  if (active < 0) return step === 1 ? 0 : count - 1;
  return (active + step + count) % count;
}

/** The combobox' transitions; the pattern is “Editable Combobox With List Autocomplete” of the APG. */
export function comboboxReducer(state: ComboboxState, event: ComboboxEvent): ComboboxState {
  switch (event.type) {
    case 'typed':
      return { ...state, text: event.text, dismissed: false, active: -1 };
    case 'entered':
      return { ...state, focused: true, dismissed: false };
    case 'left':
      return { ...state, focused: false, dismissed: false, active: -1 };
    case 'dismissed':
      return { ...state, dismissed: true, active: -1 };
    case 'returned':
      return { ...state, active: -1 };
    case 'stepped':
      return {
        ...state,
        dismissed: false,
        active: stepFrom(state.dismissed ? -1 : state.active, event.step, event.count),
      };
  }
}
