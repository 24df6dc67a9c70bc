// @needs-page privacy-policy
import { content } from '@/content/loaded';
import { copyOf } from '@/content/pages';
import { shownSections } from '@/content/shown-sections';

const { sections } = copyOf('privacy-policy');
const insight = { kind: 'custom', url: 'https://visits.example' } as const;

test('the page on privacy describes the counting of visits only while there is any', () => {
  const without = shownSections(sections, { ...content.site, insight: undefined });
  const counted = shownSections(sections, { ...content.site, insight });
  const added = counted.filter((section) => !without.includes(section));
  expect(counted).toEqual(sections);
  expect(added).toEqual([expect.objectContaining({ kind: 'text', onlyWith: 'insight' })]);
});
