'use client';

import { useCallback } from 'react';
import { matchEntries } from './match-entries';
import { useChooseEntry } from './use-choose-entry';
import { SearchField, type SearchPlace } from '@/components/islands/shared/search/search-field';
import type { FaqEntry } from '@/content/model/schemas/faq';
import type { FaqPage } from '@/content/model/schemas/pages/faq';

interface FaqSearchProps extends SearchPlace {
  labels: FaqPage['search'];
  entries: readonly FaqEntry[];
}

/** An entry as a suggestion. */
const suggestionOf = ({ id, question, category, answer }: FaqEntry) => {
  return { id, title: question, group: category, text: answer };
};

/** The search of the knowledge base: a shortcut to the answers on the page and to other pages. */
export function FaqSearch({ labels, entries, ...place }: FaqSearchProps) {
  return (
    <SearchField
      {...place}
      labels={labels}
      find={useCallback((wanted: string) => matchEntries(entries, wanted), [entries])}
      show={suggestionOf}
      onChoose={useChooseEntry(labels.toast)}
    />
  );
}
