import { splitFrontMatter } from '@/content/model/reading/front-matter';

it.each([
  ['---\na: b\n---\n\nText.\n', { head: 'a: b\n', body: '\nText.\n' }],
  ['---\r\na: b\r\n---\r\nText.', { head: 'a: b\r\n', body: 'Text.' }],
  ['---\na: b\n---', { head: 'a: b\n', body: '' }],
  ['---\n---\nText.\n\n---\n', { head: '', body: 'Text.\n\n---\n' }],
  ['Text.\n\n---\na: b\n---\n', { body: 'Text.\n\n---\na: b\n---\n' }],
  ['---\na: b\n', { body: '---\na: b\n' }],
])('splits %j', (file, parts) => expect(splitFrontMatter(file)).toEqual(parts));
