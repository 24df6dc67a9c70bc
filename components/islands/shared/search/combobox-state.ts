/** The state of a combobox, without its suggestions. */
export interface ComboboxState {
  /** What was typed (`textOf`). */
  text: string;
  /** Whether the script runs, so that the field does something. */
  awake: boolean;
  focused: boolean;
  /** Closed by Escape or by a choice, until the visitor reopens the suggestions. */
  dismissed: boolean;
  /** Index of the active option; -1 while the caret is in the text. */
  active: number;
}

export type ComboboxEvent =
  | { type: 'typed'; text: string }
  | { type: 'woken' }
  /** The input was focused, or clicked again. */
  | { type: 'entered' }
  | { type: 'left' }
  | { type: 'dismissed' }
  /** A key moved the caret, so no option is active any more. */
  | { type: 'returned' }
  /** Arrow down or up, among `count` options. */
  | { type: 'stepped'; step: 1 | -1; count: number };

export const initialState: ComboboxState = {
  text: '',
  awake: false,
  focused: false,
  dismissed: false,
  active: -1,
};

/** Index after a step down or up, wrapping round; from the text it is the first or the last. */
function stepFrom(active: number, step: 1 | -1, count: number): number {
  if (active < 0) return step === 1 ? 0 : count - 1;
  return (active + step + count) % count;
}

const AROUND = /^[\s\p{DI}\u2800]+|[\s\p{DI}\u2800]+$/gu;

/**
 * What a field holds without white space and invisible characters around it: phone keyboards add a
 * space after a word, and what is pasted has direction marks.
 */
export const textOf = (value: string) => value.replace(AROUND, '');

/** The combobox's transitions, as in the APG's “Editable Combobox With List Autocomplete”. */
export function comboboxReducer(state: ComboboxState, event: ComboboxEvent): ComboboxState {
  switch (event.type) {
    case 'typed':
      return { ...state, text: event.text, dismissed: false, active: -1 };
    case 'woken':
      return { ...state, awake: true };
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
        focused: true,
        dismissed: false,
        active: stepFrom(state.dismissed ? -1 : state.active, event.step, event.count),
      };
  }
}
