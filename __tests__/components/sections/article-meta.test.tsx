/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { articleWith } from '@/__tests__/content/examples';
import { ArticleMeta } from '@/components/sections/article-meta';
import type { Article } from '@/content/model/schemas/article';

const labels = {
  readingTime: '{minutes} min',
  updated: 'Changed {date}',
  appears: 'Due {date}',
  draft: 'Not ready',
};
const article = articleWith({ date: '2026-03-17T09:00+05:30' });

function shown(change: Partial<Article> = {}): string[] {
  render(
    <NextIntlClientProvider locale="en-GB" messages={{}}>
      <ArticleMeta article={{ ...article, ...change }} labels={labels} />
    </NextIntlClientProvider>,
  );
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
}

it('shows author, day and reading time', () => {
  expect(shown()).toEqual(['Head of weaving', '17 March 2026', '1 min']);
  expect(screen.getByText('17 March 2026')).toHaveAttribute('datetime', article.date);
});

it('says when the article was changed', () => {
  expect(shown({ updated: '2026-04-03' })).toContain('Changed 3 April 2026');
});

it('says when a future article appears, in the time zone of its date', () => {
  const [, when] = shown({ isAhead: true });
  expect(when).toMatch(/^Due 17 March 2026\D+09:00$/);
});

it('marks a draft as a draft', () => {
  expect(shown({ draft: true })).toContain('Not ready');
});
