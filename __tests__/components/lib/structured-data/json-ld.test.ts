import { toJsonLd } from '@/components/lib/structured-data/json-ld';

it('writes no character that could end the script element, and loses nothing', () => {
  const graph = {
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'WebPage', name: '</script><!-- & “quoted”' }],
  } as const;
  expect(toJsonLd(graph)).not.toContain('<');
  expect(JSON.parse(toJsonLd(graph))).toEqual(graph);
});
