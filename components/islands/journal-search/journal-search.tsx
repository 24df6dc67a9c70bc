'use client';

import { useCallback, useRef, useState } from 'react';
import { loadIndex } from './load-index';
import { folded } from '@/components/islands/shared/search/folded';
import { goTo } from '@/components/islands/shared/search/navigation';
import { SearchField } from '@/components/islands/shared/search/search-field';
import type { FoundArticle } from '@/content/schemas/found-article';
import type { BlogPage } from '@/content/schemas/pages/blog';

interface JournalSearchProps {
  /** Id of the input; the ids of the suggestions begin with it. */
  id: string;
  labels: BlogPage['search'];
  /** Path of the file with all articles. */
  indexPath: string;
  /** Path of the page to go to when the search finds nothing. */
  contactPath: string;
}

/** Most articles that are shown: to draw a thousand for a single letter takes longer than to type on. */
const MAX_SHOWN = 20;

/** What the search shows of an article. */
const suggestionOf = ({ path, title, topic, summary }: FoundArticle) => {
  return { id: path, title, group: topic, text: summary };
};

const open = ({ path }: FoundArticle) => goTo(path);

/** An article as searches compare it. */
interface Searched {
  article: FoundArticle;
  title: string;
  /** All that is searched. */
  text: string;
}

const searchedIn = (article: FoundArticle): Searched => {
  const { title, summary, headings } = article;
  const text = [title, summary, ...headings].join('\n');
  return { article, title: folded(title), text: folded(text) };
};

/**
 * The articles that contain every word of a text: first those with all of it in their title, then
 * those with all of it elsewhere, then those whose words stand apart; of each the newest.
 */
function findIn(articles: readonly Searched[], wanted: string): FoundArticle[] {
  const phrase = folded(wanted);
  const words = phrase.split(/\s+/);
  const apart = ({ title, text }: Searched) =>
    title.includes(phrase) ? 0 : text.includes(phrase) ? 1 : 2;
  return articles
    .filter(({ text }) => words.every((word) => text.includes(word)))
    .toSorted((one, other) => apart(one) - apart(other))
    .map(({ article }) => article);
}

/** The search of the journal. Its index is loaded at the first key. */
export function JournalSearch({ id, labels, indexPath, contactPath }: JournalSearchProps) {
  const [articles, setArticles] = useState<readonly Searched[]>();
  const [notice, setNotice] = useState<string | undefined>(labels.loading);
  const isLoading = useRef(false);

  const load = async () => {
    if (articles || isLoading.current) return;
    isLoading.current = true;
    setNotice(labels.loading);
    try {
      setArticles((await loadIndex(indexPath)).map(searchedIn));
      setNotice(undefined);
    } catch {
      // It is tried again at the next key.
      setNotice(labels.failed);
    }
    isLoading.current = false;
  };

  return (
    <SearchField
      id={id}
      labels={labels}
      find={useCallback((wanted: string) => findIn(articles ?? [], wanted), [articles])}
      limit={{ most: MAX_SHOWN, label: labels.more }}
      show={suggestionOf}
      onChoose={open}
      onType={() => void load()}
      notice={notice}
      contactPath={contactPath}
    />
  );
}
