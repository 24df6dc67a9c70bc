import { useEffect, useMemo, useReducer, useRef, type KeyboardEvent } from 'react';
import { comboboxReducer, initialState, textOf } from './combobox-state';
import { readEntry, writeEntry } from '@/components/islands/shared/history-entry';

/** Time between losing focus and hiding the suggestions. */
const HIDE_DELAY_MS = 200;

/** Under this key the page's history entry keeps the text. */
const KEY = 'search';

interface ComboboxOptions<Option> {
  /** Must be a stable function. */
  find: (text: string) => readonly Option[];
  /** How many options are suggested at most. */
  most?: number | undefined;
  onChoose: (option: Option) => void;
  /** Called at every input, and for text typed before hydration. */
  onType?: (() => void) | undefined;
}

const stepOfKey: Partial<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };
const KEYS_OF_TEXT = /^(?:ArrowLeft|ArrowRight|Home|End)$/;

/**
 * A combobox whose focus stays in its input; docs/decisions.md says why Headless UI's is not used.
 * The input is uncontrolled, so that text typed before hydration is not lost.
 */
export function useCombobox<Option>(options: ComboboxOptions<Option>) {
  const { find, most, onChoose, onType } = options;
  const input = useRef<HTMLInputElement>(null);
  const [state, dispatch] = useReducer(comboboxReducer, initialState);
  const found = useMemo(() => find(state.text), [find, state.text]);
  const matches = useMemo(() => found.slice(0, most), [found, most]);
  const hideTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = state.focused && !state.dismissed && state.text !== '';

  const held = () => textOf(input.current?.value ?? '');

  const enter = () => {
    if (document.activeElement === input.current) dispatch({ type: 'entered' });
  };

  const type = () => {
    dispatch({ type: 'typed', text: held() });
    writeEntry(KEY, held());
    // A toast that goes gives the focus back in a commit, in which React hears no events.
    enter();
    onType?.();
  };

  /** What assistive software fills in may fire no event. */
  const catchUp = () => {
    if (held() !== state.text) type();
  };

  useEffect(() => {
    dispatch({ type: 'woken' });
    if (input.current?.value) type();
    // The next focus finds it.
    else if (input.current) input.current.value = (readEntry(KEY) as string | undefined) ?? '';
    enter();
    return () => clearTimeout(hideTimer.current);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only what was typed before hydration
  }, []);

  const choose = (option: Option) => {
    dispatch({ type: 'dismissed' });
    onChoose(option);
  };

  const clear = () => {
    if (input.current) input.current.value = '';
    dispatch({ type: 'typed', text: '' });
    writeEntry(KEY, '');
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // These keys belong to the input method's own suggestions.
    if (event.nativeEvent.isComposing) return;
    catchUp();
    const step = stepOfKey[event.key];
    const option = shown ? matches[state.active] : undefined;
    if (step && matches.length > 0) {
      event.preventDefault();
      dispatch({ type: 'stepped', step, count: matches.length });
    } else if (event.key === 'Enter' && option !== undefined) {
      event.preventDefault();
      choose(option);
    } else if (event.key === 'Escape' && input.current?.value) {
      event.preventDefault();
      if (shown) dispatch({ type: 'dismissed' });
      else clear();
    } else if (KEYS_OF_TEXT.test(event.key)) {
      dispatch({ type: 'returned' });
    }
  };

  const onEnter = () => {
    clearTimeout(hideTimer.current);
    catchUp();
    enter();
  };
  const onBlur = () => {
    clearTimeout(hideTimer.current);
    hideTimer.current = setTimeout(() => dispatch({ type: 'left' }), HIDE_DELAY_MS);
  };

  return {
    text: state.text,
    matches,
    /** Number of all matches, including those that are not suggested. */
    count: found.length,
    /** Whether a list is shown under the input: suggestions, or a note that there are none. */
    shown,
    awake: state.awake,
    active: shown ? state.active : -1,
    choose,
    /** For the element around input and suggestions; focusing a link inside keeps them open. */
    rootProps: { onFocus: onEnter, onBlur },
    inputProps: {
      ref: input,
      onKeyDown,
      onInput: type,
      onClick: onEnter,
    },
    /** For Escape on the link in `NoResults`: focuses the input, and closes the list. */
    dismiss: () => {
      input.current?.focus();
      dispatch({ type: 'dismissed' });
    },
  };
}
