import { content } from '@/content/model/loaded';
import type { Company } from '@/content/model/schemas/site';
import { shownSections } from '@/content/model/shown-sections';

test('a section about the counting of visits is shown only if visits are counted', () => {
  const always = { kind: 'text', text: 'We weave.' } as const;
  const described = { kind: 'text', text: 'We count visits.', onlyWith: 'insight' } as const;
  const shown = (insight?: Company['insight']) =>
    shownSections([always, described], { site: { ...content.site, insight }, team: undefined });
  expect(shown()).toEqual([always]);
  expect(shown({ kind: 'custom', url: 'https://visits.example' })).toEqual([always, described]);
});

test('a section of the team is shown only if there is a file of the team', () => {
  const section = { kind: 'team', heading: 'Whom you will meet' } as const;
  const image = { file: 'a.jpg', alt: '', focus: [0.5, 0.5] };
  const team = { people: [{ name: 'A', role: 'B', text: 'A weaves.', image }] };
  expect(shownSections([section], { site: content.site, team: undefined })).toEqual([]);
  expect(shownSections([section], { site: content.site, team })).toEqual([section]);
});
