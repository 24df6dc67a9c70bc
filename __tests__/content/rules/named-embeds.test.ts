import { fileWith, found, site } from './found';
import { namedEmbeds } from '@/content/model/rules/named-embeds';

const embed = (url: string) =>
  fileWith({
    kind: 'embed',
    heading: 'Where',
    url,
    action: 'Load it from {name}',
    link: 'Open it',
    variant: 'wide',
  });

it.each([
  ['https://www.openstreetmap.org/leeds', []],
  [
    'https://www.maps.example/leeds',
    [
      'content/en/pages/spring.yaml: entry 1 of sections, field url: is at www.maps.example, which content/site.yaml does not name; add it to `embeds` there',
    ],
  ],
])('a page may embed only hosts that the site names: %s', (url, problems) => {
  expect(found(namedEmbeds, { files: [embed(url)] })).toEqual(problems);
});

it('looks at the sections at the end of other pages, too', () => {
  const [problem, ...others] = found(namedEmbeds, {
    content: { site: { ...site.content.site, embeds: [] } },
  }).filter((one) => one.startsWith('content/en/pages/contact.yaml'));
  expect(problem).toContain('field url: is at www.openstreetmap.org');
  expect(others).toEqual([]);
});
