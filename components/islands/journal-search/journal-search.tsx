'use client';

import { useCallback, useRef, useState } from 'react';
import { loadIndex } from './load-index';
import { folded } from '@/components/islands/shared/search/folded';
import { goTo } from '@/components/islands/shared/search/navigation';
import { SearchField, type SearchPlace } from '@/components/islands/shared/search/search-field';
import type { FoundArticle } from '@/content/model/schemas/found-article';
import type { BlogPage } from '@/content/model/schemas/pages/blog';

interface JournalSearchProps extends SearchPlace {
  labels: BlogPage['search'];
  /** Path of the file with all articles. */
  indexPath: string;
}

/** Limit of results: drawing a thousand for a single letter takes longer than typing the next. */
const MAX_SHOWN = 20;

/** An article as a suggestion. */
const suggestionOf = ({ path, title, topic, summary }: FoundArticle) => {
  return { id: path, title, group: topic, text: summary };
};

const open = ({ path }: FoundArticle) => goTo(path);

/** An article, prepared for comparison. */
interface Searched {
  article: FoundArticle;
  title: string;
  /** Everything that is searched: title, summary and headings. */
  text: string;
}

const searchedIn = (article: FoundArticle): Searched => {
  const { title, summary, headings } = article;
  const text = [title, summary, ...headings].join('\n');
  return { article, title: folded(title), text: folded(text) };
};

/**
 * The articles that contain every word of a text: first those with the whole text in their title,
 * then those with it elsewhere, then those with its words apart; in each group the newest first.
 */
function findIn(articles: readonly Searched[], wanted: string): FoundArticle[] {
  const phrase = folded(wanted);
  if (phrase === '') return [];
  const words = phrase.split(/\s+/);
  const apart = ({ title, text }: Searched) =>
    title.includes(phrase) ? 0 : text.includes(phrase) ? 1 : 2;
  return articles
    .filter(({ text }) => words.every((word) => text.includes(word)))
    .sort((one, other) => apart(one) - apart(other))
    .map(({ article }) => article);
}

/** The search of the journal. Its index is loaded when the visitor begins to type. */
export function JournalSearch({ labels, indexPath, ...place }: JournalSearchProps) {
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
      // The next key tries again.
      setNotice(labels.failed);
    }
    isLoading.current = false;
  };

  return (
    <SearchField
      {...place}
      labels={labels}
      find={useCallback((wanted: string) => findIn(articles ?? [], wanted), [articles])}
      limit={{ most: MAX_SHOWN, label: labels.more }}
      show={suggestionOf}
      onChoose={open}
      onType={() => void load()}
      notice={notice}
    />
  );
}
