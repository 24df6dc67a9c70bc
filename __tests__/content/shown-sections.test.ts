import { content } from '@/content/model/loaded';
import type { Newsletter } from '@/content/model/schemas/newsletter';
import type { Company } from '@/content/model/schemas/site';
import { shownSections } from '@/content/model/shown-sections';

test('a section about the counting of visits is shown only if visits are counted', () => {
  const always = { kind: 'text', text: 'We weave.' } as const;
  const described = { kind: 'text', text: 'We count visits.', onlyWith: 'insight' } as const;
  const shown = (insight?: Company['insight']) =>
    shownSections([always, described], {
      site: { ...content.site, insight },
      team: undefined,
      newsletter: undefined,
    });
  expect(shown()).toEqual([always]);
  expect(shown({ kind: 'custom', url: 'https://visits.example' })).toEqual([always, described]);
});

test('a section of an optional file is shown only if there is that file', () => {
  const { site } = content;
  // Only whether it is there counts.
  const newsletter = {} as Newsletter;
  const image = { file: 'a.jpg', alt: '', focus: [0.5, 0.5] };
  const team = { people: [{ name: 'A', role: 'B', text: 'A weaves.', image }] };
  const sections = [
    { kind: 'team', heading: 'Whom you will meet' },
    { kind: 'newsletter' },
  ] as const;
  const without = { site, team: undefined, newsletter: undefined };
  expect(shownSections(sections, without)).toEqual([]);
  expect(shownSections(sections, { ...without, team })).toEqual([sections[0]]);
  expect(shownSections(sections, { ...without, newsletter })).toEqual([sections[1]]);
});
