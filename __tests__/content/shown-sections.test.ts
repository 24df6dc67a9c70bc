// @needs-page privacy-policy
import { content } from '@/content/loaded';
import { copyOf } from '@/content/pages';
import { shownSections } from '@/content/shown-sections';

const { sections } = copyOf('privacy-policy');
const insight = { kind: 'custom', url: 'https://visits.example' } as const;

test('the page on privacy describes the counting of visits only while there is any', () => {
  const without = shownSections(sections, {
    site: { ...content.site, insight: undefined },
    team: undefined,
  });
  const counted = shownSections(sections, { site: { ...content.site, insight }, team: undefined });
  const added = counted.filter((section) => !without.includes(section));
  expect(counted).toEqual(sections);
  expect(added).toEqual([expect.objectContaining({ kind: 'text', onlyWith: 'insight' })]);
});

test('a section shows the team only if there is a file of it', () => {
  const section = { kind: 'team', heading: 'Whom you will meet' } as const;
  const image = { file: 'a.jpg', alt: '', focus: [0.5, 0.5] };
  const team = { people: [{ name: 'A', role: 'B', text: 'A weaves.', image }] };
  expect(shownSections([section], { site: content.site, team: undefined })).toEqual([]);
  expect(shownSections([section], { site: content.site, team })).toEqual([section]);
});
