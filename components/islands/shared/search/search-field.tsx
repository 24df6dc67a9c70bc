import { useRef } from 'react';
import { NoResults } from './no-results';
import { optionId, Suggestions, type Suggestion } from './suggestions';
import { useAnnouncement } from './use-announcement';
import { useCombobox } from './use-combobox';
import { useRoomBelow } from './use-room-below';
import { Glyph } from '@/components/ui/glyph';
import { fillText } from '@/engine/islands/fill-text';
import type { SearchLabels } from '@/content/model/schemas/pages/search';

/** Where a search stands, and where it leads. */
export interface SearchPlace {
  /** Id of the input; the ids of the suggestions begin with it. */
  id: string;
  /** Path of the page to go to when the search finds nothing. */
  contactPath: string;
  /** Id of the part of the page to read if the search does not load. */
  topicsId: string;
}

interface SearchFieldProps<Option> extends SearchPlace {
  labels: SearchLabels;
  /** Finds the options for a text. Must be a stable function. */
  find: (text: string) => readonly Option[];
  /** How many options are shown at most, and the label if there are more. */
  limit?: { most: number; label: string };
  /** An option as a suggestion. */
  show: (option: Option) => Suggestion;
  onChoose: (option: Option) => void;
  /** Called at every input, and for text typed before hydration. */
  onType?: () => void;
  /** Shown instead of suggestions while the index is not loaded. */
  notice?: string | undefined;
}

/**
 * A search field with suggestions: a combobox, and its announcements for screen readers. There is
 * none without scripting; if the script has not come after a while, a note takes its place.
 */
export function SearchField<Option>(props: SearchFieldProps<Option>) {
  const { id, labels, find, limit, show, onChoose, onType, notice, contactPath, topicsId } = props;
  const listId = `${id}-list`;
  const combobox = useCombobox({ find, most: limit?.most, onChoose, onType });
  const { text, matches, count, active, choose, dismiss, rootProps, inputProps } = combobox;
  const { shown, awake } = combobox;
  const open = shown && !notice && matches.length > 0;
  const panel = useRef<HTMLDivElement>(null);
  useRoomBelow(inputProps.ref, panel, shown ? matches : undefined);

  const more =
    limit && count > matches.length
      ? fillText(limit.label, { shown: matches.length, count })
      : undefined;
  const countLabel = count === 1 ? labels.count.one : labels.count.many;
  const result = open ? (more ?? fillText(countLabel, { count })) : labels.none;
  const announcement = useAnnouncement(shown ? (notice ?? result) : '', text);

  return (
    <div className="relative mt-10 print:hidden noscript:hidden" {...rootProps}>
      {!awake && (
        <p className="absolute inset-x-0 top-0 shown-late border-s-2 border-ink ps-4">
          <span>{labels.notLoaded.text}</span>{' '}
          <a href={`#${topicsId}`} className="underline underline-offset-4">
            {labels.notLoaded.action}
          </a>
        </p>
      )}
      <div className={awake ? undefined : 'hidden-late'}>
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
            className="block min-h-16 w-full rounded-control border-2 border-ink bg-surface py-3 ps-11 pe-2 placeholder:tracking-tight placeholder:text-muted max-sm:placeholder:text-small sm:ps-14 sm:pe-5 sm:text-lead"
            {...inputProps}
          />
          {/* After the input, whose height places the icon: it would move on a slow connection. */}
          <span className="pointer-events-none absolute inset-y-0 start-3 grid place-items-center text-accent sm:start-5">
            <Glyph name="search" className="size-6" />
          </span>
        </div>
      </div>
      {shown && (
        <div
          ref={panel}
          // A press must not blur the input, because the suggestions would disappear under the
          // pointer.
          onMouseDown={(event) => event.preventDefault()}
          className="group absolute inset-x-0 z-20 mt-2 flex flex-col overflow-hidden rounded-control border border-ink bg-surface shadow-panel"
        >
          {notice ? (
            <p className="px-5 py-4">{notice}</p>
          ) : open ? (
            <>
              <Suggestions
                id={listId}
                label={labels.suggestions}
                suggestions={matches.map(show)}
                text={text}
                active={active}
                onChoose={(index) => choose(matches[index]!)}
              />
              {more && (
                <p className="border-t border-line px-5 py-3 text-small text-muted group-data-short:hidden">
                  {more}
                </p>
              )}
            </>
          ) : (
            <NoResults labels={labels} contactPath={contactPath} onEscape={dismiss} />
          )}
        </div>
      )}
      {/* No `status`: screen readers would stop at an empty one. */}
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}
