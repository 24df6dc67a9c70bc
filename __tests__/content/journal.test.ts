import { articleWith } from './examples';
import { furtherArticles } from '@/content/model/journal';
import { publishedArticles } from '@/content/model/published';
import type { Article } from '@/content/model/schemas/article';

const article = (slug: string, date: string, draft = false) => articleWith({ slug, date, draft });
const publishing = { now: new Date('2026-06-01'), timeZone: 'GMT' };
const all = [
  article('b', '2026-01-01'),
  article('draft', '2026-03-01', true),
  article('c', '2026-02-01'),
  article('a', '2026-01-01'),
];
const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug);

it('leaves drafts out unless all articles are wanted, and lists the newest first', () => {
  expect(slugs(publishedArticles(all, { ...publishing, withAll: false }))).toEqual(['c', 'a', 'b']);
  expect(slugs(publishedArticles(all, { ...publishing, withAll: true }))).toEqual([
    'draft',
    'c',
    'a',
    'b',
  ]);
});

describe('journal/related: the articles below an article', () => {
  const named = (slug: string, topic: string, ...services: string[]) =>
    articleWith({ slug, topic, services });
  const read = named('read', 'weave', 'cloth', 'thread');
  const further = (...list: Article[]) => slugs(furtherArticles(read, [read, ...list]));

  it('are three others, those with the most in common first', () => {
    expect(
      further(
        named('nothing', 'dye'),
        named('topic', 'weave', 'wool'),
        named('all', 'weave', 'wool', 'thread', 'cloth'),
        named('services', 'dye', 'thread', 'cloth'),
      ),
    ).toEqual(['all', 'services', 'topic']);
  });

  it('are the newest of those with equally much in common', () => {
    const list = ['newest', 'newer', 'older', 'oldest'].map((slug) => named(slug, 'weave'));
    expect(further(...list)).toEqual(['newest', 'newer', 'older']);
  });

  it('may have nothing in common, and are fewer than three if there are no more', () => {
    expect(further(named('one', 'dye'), named('two', 'dye'))).toEqual(['one', 'two']);
    expect(further()).toEqual([]);
  });
});
