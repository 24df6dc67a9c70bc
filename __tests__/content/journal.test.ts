import { articleWith } from './examples';
import { furtherArticles } from '@/content/journal';
import { published } from '@/content/published';
import type { Article } from '@/content/schemas/article';

const article = (slug: string, date: string, draft = false) => articleWith({ slug, date, draft });
const publishing = { now: new Date('2026-06-01'), timeZone: 'GMT' };
const all = [
  article('b', '2026-01-01'),
  article('draft', '2026-03-01', true),
  article('c', '2026-02-01'),
  article('a', '2026-01-01'),
];
const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug);

it('leaves drafts out unless it is told to show them, and begins with the newest', () => {
  expect(slugs(published(all, { ...publishing, withAll: false }))).toEqual(['c', 'a', 'b']);
  expect(slugs(published(all, { ...publishing, withAll: true }))).toEqual(['draft', 'c', 'a', 'b']);
});

describe('103: what an article leads to', () => {
  const named = (slug: string, topic: string, ...services: string[]) =>
    articleWith({ slug, topic, services });
  const read = named('read', 'weave', 'cloth', 'thread');
  const further = (...list: Article[]) => slugs(furtherArticles(read, [read, ...list]));

  it('is three others, those first that have most in common with it', () => {
    expect(
      further(
        named('nothing', 'dye'),
        named('topic', 'weave', 'wool'),
        named('all', 'weave', 'wool', 'thread', 'cloth'),
        named('services', 'dye', 'thread', 'cloth'),
      ),
    ).toEqual(['all', 'services', 'topic']);
  });

  it('is the newest of those that have as much in common', () => {
    const list = ['newest', 'newer', 'older', 'oldest'].map((slug) => named(slug, 'weave'));
    expect(further(...list)).toEqual(['newest', 'newer', 'older']);
  });

  it('is others, too, where nothing has anything in common, and fewer where there are no more', () => {
    expect(further(named('one', 'dye'), named('two', 'dye'))).toEqual(['one', 'two']);
    expect(further()).toEqual([]);
  });
});
