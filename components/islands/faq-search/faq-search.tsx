'use client';

import { useCallback } from 'react';
import { matchEntries } from './match-entries';
import { useChooseEntry } from './use-choose-entry';
import { SearchField } from '@/components/islands/shared/search/search-field';
import type { FaqEntry } from '@/content/model/schemas/faq';
import type { FaqPage } from '@/content/model/schemas/pages/faq';

interface FaqSearchProps {
  /** Id of the input; the ids of the suggestions begin with it. */
  id: string;
  labels: FaqPage['search'];
  entries: readonly FaqEntry[];
  /** Path of the page to go to when the search finds nothing. */
  contactPath: string;
  /** Id of the part of the page to read if the search does not load. */
  topicsId: string;
}

/** An entry as a suggestion. */
const suggestionOf = ({ id, question, category, answer }: FaqEntry) => {
  return { id, title: question, group: category, text: answer };
};

/** The search of the knowledge base: a shortcut to the answers on the page and to other pages. */
export function FaqSearch({ id, labels, entries, contactPath, topicsId }: FaqSearchProps) {
  return (
    <SearchField
      id={id}
      labels={labels}
      find={useCallback((wanted: string) => matchEntries(entries, wanted), [entries])}
      show={suggestionOf}
      onChoose={useChooseEntry(labels.toast)}
      contactPath={contactPath}
      topicsId={topicsId}
    />
  );
}
