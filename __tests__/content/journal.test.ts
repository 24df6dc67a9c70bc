import { neighboursOf } from '@/content/journal';
import { published } from '@/content/published';
import type { Article } from '@/content/schemas/article';

const article = (slug: string, date: string, draft = false): Article => ({
  title: slug,
  summary: 'A summary.',
  author: 'Head of weaving',
  topic: 'decide',
  services: [],
  icon: 'clock',
  body: '',
  slug,
  date,
  draft,
});
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

it('knows what came before and after', () => {
  const list = published(all, { ...publishing, withAll: false });
  const around = list.map((one) => {
    const { previous, next } = neighboursOf(one, list);
    return [previous?.slug, next?.slug];
  });
  expect(around).toEqual([
    ['a', undefined],
    ['b', 'c'],
    [undefined, 'a'],
  ]);
});
