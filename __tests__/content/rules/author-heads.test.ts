import { found, site } from './found';
import { authorHeads } from '@/content/model/rules/author-heads';

const blog = site.content['pages/blog']!;
const author = { ...blog.author, title: 'All by {name}' };
const who = { id: 'ada', role: 'Weaver', text: 'Ada weaves.' };

it.each([
  ['fits', 'Ada Weaver', []],
  [
    'is too long, even before there is a page',
    'Ada Alexandra Montgomery-Fitzgerald of the Upper Lake and Mill',
    [
      expect.stringContaining(
        'authors.yaml: entry 1 of authors, field name: makes the title “All by Ada Alexandra',
      ),
    ],
  ],
])('a name that %s', (_, name, problems) => {
  const content = { 'pages/blog': { ...blog, author }, authors: { authors: [{ ...who, name }] } };
  expect(found(authorHeads, { content })).toEqual(problems);
});
