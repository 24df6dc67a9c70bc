import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { MatchedText } from './matched-text';
import type { FaqEntry } from '@/content/schemas/faq';

interface SuggestionsProps {
  id: string;
  label: string;
  entries: readonly FaqEntry[];
  /** What the visitor typed; shown where it stands in a question. */
  text: string;
  /** Place of the active option, or -1. */
  active: number;
  onChoose: (entry: FaqEntry) => void;
}

/** @returns the id of one option, for `aria-activedescendant` */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** The listbox under the search. Its options never take the focus. */
export function Suggestions({ id, label, entries, text, active, onChoose }: SuggestionsProps) {
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    <ul
      ref={list}
      id={id}
      role="listbox"
      // Browsers let Tab stop at whatever scrolls.
      tabIndex={-1}
      aria-label={label}
      className="max-h-suggestions divide-y divide-line overflow-y-auto overscroll-contain"
    >
      {entries.map((entry, index) => (
        <li
          key={entry.id}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === active}
          className={clsx(
            'cursor-pointer px-5 py-3 hover:bg-surface-raised',
            'aria-selected:bg-surface-raised aria-selected:inset-shadow-active forced-colors:aria-selected:outline-3 forced-colors:aria-selected:-outline-offset-3',
          )}
          onClick={() => onChoose(entry)}
        >
          <p className="font-medium">
            <MatchedText text={entry.question} match={text} />
          </p>
          <p className="mt-0.5 truncate text-small text-muted">
            <span className="font-medium text-accent">{entry.category}</span>
            {': '}
            {entry.answer}
          </p>
        </li>
      ))}
    </ul>
  );
}
