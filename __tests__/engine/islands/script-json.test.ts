import { toScriptJson } from '@/engine/islands/script-json';

it('writes no character that could end the script element, and loses nothing', () => {
  const graph = {
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'WebPage', name: '</script><!-- & “quoted”' }],
  } as const;
  expect(toScriptJson(graph)).not.toContain('<');
  expect(JSON.parse(toScriptJson(graph))).toEqual(graph);
});
