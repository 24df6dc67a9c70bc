'use client';

import { useCallback, useRef, useState } from 'react';
import { loadIndex } from './load-index';
import { hasText } from '@/components/islands/shared/search/has-text';
import { goTo } from '@/components/islands/shared/search/navigation';
import { SearchField } from '@/components/islands/shared/search/search-field';
import type { FoundArticle } from '@/content/schemas/found-article';
import type { SearchLabels } from '@/content/schemas/pages/search';

interface JournalSearchProps {
  /** Id of the input; the ids of the suggestions begin with it. */
  id: string;
  labels: SearchLabels;
  /** Path of the file with all articles. */
  indexPath: string;
  /** Path of the page to go to when the search finds nothing. */
  contactPath: string;
}

/** Most articles that are shown: to draw a thousand for a single letter takes longer than to type on. */
const MOST_SHOWN = 20;

/** What the search shows of an article. */
const suggestionOf = ({ path, title, topic, summary }: FoundArticle) => {
  return { id: path, title, group: topic, text: summary };
};

const open = ({ path }: FoundArticle) => goTo(path);

/** The search of the journal. Its index is loaded at the first key. */
export function JournalSearch({ id, labels, indexPath, contactPath }: JournalSearchProps) {
  const [articles, setArticles] = useState<readonly FoundArticle[]>();
  const isLoading = useRef(false);

  const load = async () => {
    if (articles || isLoading.current) return;
    isLoading.current = true;
    // What could not be loaded is tried again at the next key.
    setArticles(await loadIndex(indexPath).catch(() => undefined));
    isLoading.current = false;
  };

  return (
    <SearchField
      id={id}
      labels={labels}
      find={useCallback(
        (wanted: string) =>
          (articles ?? [])
            .filter(({ title, summary, headings }) =>
              hasText([title, summary, ...headings], wanted),
            )
            .slice(0, MOST_SHOWN),
        [articles],
      )}
      show={suggestionOf}
      onChoose={open}
      onType={() => void load()}
      isReady={articles !== undefined}
      contactPath={contactPath}
    />
  );
}
