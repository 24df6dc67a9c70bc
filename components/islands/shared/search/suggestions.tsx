import clsx from 'clsx/lite';
import { useEffect, useRef } from 'react';
import { MatchedText } from './matched-text';

/** An option as it is shown. */
export interface Suggestion {
  id: string;
  title: string;
  /** The topic or category of the option. */
  group: string;
  text: string;
}

interface SuggestionsProps {
  id: string;
  label: string;
  suggestions: readonly Suggestion[];
  /** The visitor's input, which is marked in the titles. */
  text: string;
  /** Index of the active option, or -1. */
  active: number;
  onChoose: (index: number) => void;
}

/** @returns the id of one option, for `aria-activedescendant` */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/**
 * The listbox under the search. Its options never take the focus. Where there is little room, they
 * are shortened (`use-room-below.ts`).
 */
export function Suggestions({ id, label, text, active, ...props }: SuggestionsProps) {
  const { suggestions, onChoose } = props;
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    if (!list.current) return;
    if (active < 0) list.current.scrollTop = 0;
    else list.current.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active, text]);

  return (
    <ul
      ref={list}
      id={id}
      role="listbox"
      // Otherwise browsers make a scrollable element a tab stop.
      tabIndex={-1}
      aria-label={label}
      className="max-h-suggestions min-h-0 overflow-y-auto overscroll-contain ruled"
    >
      {suggestions.map((suggestion, index) => (
        <li
          key={suggestion.id}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === active}
          className={clsx(
            'cursor-pointer px-5 py-3 group-data-short:py-2 hover:bg-surface-raised',
            'aria-selected:bg-surface-raised aria-selected:shadow-active forced-colors:aria-selected:outline-3 forced-colors:aria-selected:-outline-offset-3',
          )}
          onClick={() => onChoose(index)}
        >
          <p className="font-medium group-data-short:line-clamp-2 group-data-shorter:line-clamp-1">
            <MatchedText text={suggestion.title} match={text} />
          </p>
          <p className="mt-0.5 truncate text-small text-muted group-data-short:hidden">
            <span className="font-medium text-accent">{suggestion.group}</span>
            {/* For the eye alone: each option would be read out to its end. */}
            <span aria-hidden>{`: ${suggestion.text}`}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
