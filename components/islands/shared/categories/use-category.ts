import { useSyncExternalStore } from 'react';
import { readEntry, writeEntry } from '@/components/islands/shared/history-entry';
import { notifyOfHistory, subscribeToHistory } from '@/components/islands/shared/location-hash';

const KEY = 'category';

/** A category that was chosen while the URL had this fragment. */
interface Choice {
  hash: string;
  index: number;
}

/** The browser makes one object of an entry, so this is the same until the entry changes. */
const readChoice = () => readEntry(KEY) as Choice | undefined;

function keep(choice: Choice | undefined): void {
  writeEntry(KEY, choice);
  notifyOfHistory();
}

/**
 * The selected category, which the page's history entry keeps.
 *
 * @param hash the URL's fragment; a choice applies until it changes
 * @param count number of categories, which may have been another one in an earlier release
 * @param linked index without a choice
 * @returns the index, and a function that chooses another
 */
export function useCategory(
  hash: string,
  count: number,
  linked = 0,
): [number, (index: number) => void] {
  const choice = useSyncExternalStore(subscribeToHistory, readChoice, () => undefined);
  const isChosen = choice?.hash === hash && choice.index < count;
  return [isChosen ? choice.index : linked, (index) => keep({ hash, index })];
}

/** Lets the service that is opened next begin at its first category. */
export const forgetCategory = () => keep(undefined);
