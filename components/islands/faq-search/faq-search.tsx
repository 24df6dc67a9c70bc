'use client';

import { useCallback, useRef } from 'react';
import { matchEntries } from './match-entries';
import { NoResults } from './no-results';
import { optionId, Suggestions } from './suggestions';
import { useAnnouncement } from './use-announcement';
import { useChooseEntry } from './use-choose-entry';
import { useCombobox } from './use-combobox';
import { useRoomBelow } from './use-room-below';
import { Glyph } from '@/components/ui/glyph';
import { fillText } from '@/engine/islands/fill-text';
import type { FaqEntry } from '@/content/schemas/faq';
import type { FaqPage } from '@/content/schemas/pages/faq';

interface FaqSearchProps {
  /** Id of the input; the ids of the suggestions begin with it. */
  id: string;
  labels: FaqPage['search'];
  entries: readonly FaqEntry[];
  /** Path of the page to go to when the search finds nothing. */
  contactPath: string;
}

/** The search of the knowledge base: a shortcut to the answers on the page and to other pages. */
export function FaqSearch({ id, labels, entries, contactPath }: FaqSearchProps) {
  const listId = `${id}-list`;
  const { text, matches, shown, active, choose, dismiss, rootProps, inputProps } = useCombobox({
    find: useCallback((wanted: string) => matchEntries(entries, wanted), [entries]),
    onChoose: useChooseEntry(labels.toast),
  });
  const open = shown && matches.length > 0;
  const panel = useRef<HTMLDivElement>(null);
  useRoomBelow(inputProps.ref, panel, shown ? matches : undefined);

  const countLabel = matches.length === 1 ? labels.count.one : labels.count.many;
  const result = open ? fillText(countLabel, { count: matches.length }) : labels.none;
  const announcement = useAnnouncement(shown ? result : '', text);

  return (
    <div className="relative mt-10 print:hidden noscript:hidden" {...rootProps}>
      <label htmlFor={id} className="text-subheading font-semibold tracking-tight">
        {labels.label}
      </label>
      <div className="relative mt-3">
        <input
          id={id}
          type="text"
          role="combobox"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={labels.placeholder}
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={open ? listId : undefined}
          aria-activedescendant={active < 0 ? undefined : optionId(listId, active)}
          className="block min-h-16 w-full rounded-control border-2 border-ink bg-surface py-3 ps-11 pe-2 placeholder:tracking-tight placeholder:text-muted placeholder:opacity-100 max-sm:placeholder:text-small sm:ps-14 sm:pe-5 sm:text-lead"
          {...inputProps}
        />
        {/* After the input, which sets its position: on a slow connection it would visibly move. */}
        <span className="pointer-events-none absolute inset-y-0 start-3 grid place-items-center text-accent sm:start-5">
          <Glyph name="search" className="size-6" />
        </span>
      </div>
      {shown && (
        <div
          ref={panel}
          // A press must not blur the input, because the suggestions would disappear under the
          // pointer.
          onMouseDown={(event) => event.preventDefault()}
          className="group absolute inset-x-0 z-20 mt-2 flex flex-col overflow-hidden rounded-control border border-ink bg-surface shadow-panel"
        >
          {open ? (
            <Suggestions
              id={listId}
              label={labels.suggestions}
              entries={matches}
              text={text}
              active={active}
              onChoose={choose}
            />
          ) : (
            <NoResults labels={labels} contactPath={contactPath} onEscape={dismiss} />
          )}
        </div>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}
