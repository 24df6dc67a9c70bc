import { useEffect, useMemo, useReducer, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { comboboxReducer, initialState } from './combobox-state';

/** From the loss of focus until the suggestions are hidden. */
const HIDE_DELAY_MS = 200;

interface ComboboxOptions<Option> {
  /** Must be the same function from one render to the next. */
  find: (text: string) => readonly Option[];
  onChoose: (option: Option) => void;
}

const stepOfKey: Partial<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };
const keysOfText = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End']);

/**
 * A combobox whose focus stays in its input. Headless UI's is not used: it does not wrap, chooses
 * on Tab, closes with the blur at once, owns the input's value and is ten times the size.
 *
 * The input keeps its own value, so that what was typed before this ran is not lost.
 */
export function useCombobox<Option>({ find, onChoose }: ComboboxOptions<Option>) {
  const input = useRef<HTMLInputElement>(null);
  const [state, dispatch] = useReducer(comboboxReducer, initialState);
  const matches = useMemo(() => find(state.text), [find, state.text]);
  const hideTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = state.focused && !state.dismissed && state.text !== '';

  useEffect(() => {
    if (input.current?.value) dispatch({ type: 'typed', text: input.current.value });
    if (document.activeElement === input.current) dispatch({ type: 'entered' });
    return () => clearTimeout(hideTimer.current);
  }, []);

  const choose = (option: Option) => {
    dispatch({ type: 'dismissed' });
    onChoose(option);
  };

  const clear = () => {
    if (input.current) input.current.value = '';
    dispatch({ type: 'typed', text: '' });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // Keys of an input method choose among its own suggestions.
    if (event.nativeEvent.isComposing) return;
    const step = stepOfKey[event.key];
    const option = shown ? matches[state.active] : undefined;
    if (step && matches.length > 0) {
      event.preventDefault();
      dispatch({ type: 'stepped', step, count: matches.length });
    } else if (event.key === 'Enter' && option !== undefined) {
      event.preventDefault();
      choose(option);
    } else if (event.key === 'Escape' && state.text !== '') {
      event.preventDefault();
      if (shown) dispatch({ type: 'dismissed' });
      else clear();
    } else if (keysOfText.has(event.key)) {
      dispatch({ type: 'returned' });
    }
  };

  const onFocus = (event: FocusEvent) => {
    clearTimeout(hideTimer.current);
    if (event.target === input.current) dispatch({ type: 'entered' });
  };
  const onBlur = () => {
    clearTimeout(hideTimer.current);
    hideTimer.current = setTimeout(() => dispatch({ type: 'left' }), HIDE_DELAY_MS);
  };

  return {
    text: state.text,
    matches,
    /** Whether there is something to show under the box: suggestions, or that there are none. */
    shown,
    active: shown ? state.active : -1,
    choose,
    /** For the element around box and suggestions; focus on a link beside them keeps them open. */
    rootProps: { onFocus, onBlur },
    inputProps: {
      ref: input,
      onKeyDown,
      onInput: () => dispatch({ type: 'typed', text: input.current?.value ?? '' }),
      onClick: () => dispatch({ type: 'entered' }),
    },
    /** Escape on something beside the suggestions: back to the box, which closes them. */
    dismiss: () => {
      input.current?.focus();
      dispatch({ type: 'dismissed' });
    },
  };
}
