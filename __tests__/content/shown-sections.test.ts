import { content } from '@/content/loaded';
import type { Site } from '@/content/schemas/site';
import { shownSections } from '@/content/shown-sections';

test('a section on the counting of visits is shown only while there is any', () => {
  const always = { kind: 'text', text: 'We weave.' } as const;
  const described = { kind: 'text', text: 'We count visits.', onlyWith: 'insight' } as const;
  const shown = (insight?: Site['insight']) =>
    shownSections([always, described], { site: { ...content.site, insight }, team: undefined });
  expect(shown()).toEqual([always]);
  expect(shown({ kind: 'custom', url: 'https://visits.example' })).toEqual([always, described]);
});

test('a section shows the team only if there is a file of it', () => {
  const section = { kind: 'team', heading: 'Whom you will meet' } as const;
  const image = { file: 'a.jpg', alt: '', focus: [0.5, 0.5] };
  const team = { people: [{ name: 'A', role: 'B', text: 'A weaves.', image }] };
  expect(shownSections([section], { site: content.site, team: undefined })).toEqual([]);
  expect(shownSections([section], { site: content.site, team })).toEqual([section]);
});
