/** Authors: roles, or people listed in an optional file. */
import { ARTICLE, SPRING } from './content-copy';
import { copy } from './fresh-copy';
import { articleCalled, articleFile, pageFile } from '@/__tests__/content/examples';
import { sitePages } from '@/content/model/site-pages';
import { authorPath } from '@/content/model/paths';
import { publishedOf } from '@/content/model/published';

const AUTHORS = 'content/en/authors.yaml';
const path = authorPath('ada-weaver');
const file = `authors:
  - id: ada-weaver
    name: Ada Weaver
    role: Head of weaving
    text: Ada threads the looms that others only talk about.
`;

/** Adds articles by an author. */
function write(count: number, author = 'ada-weaver') {
  for (let number = 1; number <= count; number += 1) {
    const text = articleCalled(`Loom ${number}`, { author });
    copy.write(`content/en/journal/loom-${number}.md`, text);
  }
}

const routes = () => sitePages(publishedOf(copy.load(), false));

it('journal/authors: an author may be a person, who has a page once they have three articles', () => {
  copy.write(AUTHORS, file);
  for (const [count, has] of [
    [2, false],
    [3, true],
  ] as const) {
    write(count);
    expect(copy.problems()).toEqual([]);
    expect(routes().some((route) => route.path === path)).toBe(has);
    copy.leadTo(path);
    expect(copy.problems()).toHaveLength(has ? 0 : 1);
    copy.leadTo('/contact');
  }
  expect(routes().find((route) => route.path === path)).toMatchObject({
    title: 'Articles by Ada Weaver',
    label: 'Ada Weaver',
    parent: 'blog',
  });
});

it('reports an article with an unknown author, and lists the authors that there are', () => {
  copy.write(AUTHORS, file);
  write(1, 'ada-weever');
  const problem = copy.onlyProblem();
  expect(problem).toContain('“ada-weever” is not the id of an author; there are ada-weaver');
  expect(copy.lineOf(problem)).toBe('author: ada-weever');
});

it.each(['ada-weaver', 'ada'])('reports an article by “%s” if no file lists authors', (id) => {
  write(1, id);
  expect(copy.onlyProblem()).toContain(
    `field author: “${id}” is not the id of an author; there are none`,
  );
});

it('lets only the third article, which brings about its author’s page, link there in advance', () => {
  copy.write(AUTHORS, file);
  write(2);
  const text = articleFile(`[Mine](${path})`, { date: '2096-04-17', author: 'ada-weaver' });
  copy.write(ARTICLE, text);
  expect(copy.problems()).toEqual([]);
  copy.leadTo(path);
  expect(copy.onlyProblem()).toContain('is not published yet: it comes with the third article');
});

it('refuses two authors with the same name, whose pages would have the same title', () => {
  copy.write(AUTHORS, `${file}${file.replace('authors:\n', '').replace('ada-weaver', 'ada')}`);
  expect(copy.onlyProblem()).toContain('field name: “Ada Weaver” is used by an earlier entry');
});

it('takes any other words as a role, with or without the file of authors', () => {
  write(3, 'Bookkeeper');
  expect(copy.problems()).toEqual([]);
  copy.write(AUTHORS, file);
  write(3, 'Bookkeeper');
  expect(copy.problems()).toEqual([]);
  expect(routes().some((route) => route.path.startsWith(authorPath('')))).toBe(false);
});

it.each([
  ['profile: ftp://ada.example', 'must be a URL that begins with https://'],
  ['shoe: 38', 'shoe'],
])('refuses an author with %j', (line, problem) => {
  copy.write(AUTHORS, `${file}    ${line}\n`);
  expect(copy.onlyProblem()).toContain(problem);
});

it('reports an author whose page would have the title of another page', () => {
  const title = 'Articles by Ada Weaver';
  copy.write(
    SPRING,
    pageFile().replace(/^title: .*/, () => `title: ${title}`),
  );
  copy.write(AUTHORS, file);
  write(3);
  expect(copy.onlyProblem()).toBe(
    `${AUTHORS}:3: entry 1 of authors (“ada-weaver”), field name: “${title}” is used in content/en/pages/spring.yaml:1, too`,
  );
});

it.each(['Ada Weaver', 'Ada-Weaver', 'ada weaver'])('asks for an id instead of “%s”', (author) => {
  copy.write(AUTHORS, file);
  write(1, author);
  expect(copy.onlyProblem()).toContain(
    `field author: “${author}” is “ada-weaver” in authors.yaml; write that`,
  );
});
