/** The pages that list articles: what leads to them, and whose paths are theirs. */
// @needs-page blog
import { ARTICLE, BLOG, ContentCopy, FAQ } from './content-copy';
import { articleFile } from '@/__tests__/content/examples';
import { JOURNAL_FOLDERS, topicPath } from '@/content/paths';
import { copyOf } from '@/content/pages';

const LINK = ['questions', 0, 'link'] as const;
const { topics } = copyOf('blog');
const path = topicPath(topics[0]!.id);

let copy: ContentCopy;
beforeEach(() => (copy = new ContentCopy()));

const leadTo = (url: string) => {
  copy.set(FAQ, LINK, url);
  return copy.problems();
};

it('may be linked to, and so may the feed of a topic', () => {
  expect(leadTo(path)).toEqual([]);
  copy.write(ARTICLE, articleFile(`[The feed](${path}/atom.xml)`));
  expect(copy.problems()).toEqual([]);
});

it.each([topicPath('weaving'), '/blog/topic', '/blog/page/2'])('%s is no page', (url) => {
  leadTo(url);
  expect(copy.onlyProblem()).toContain(`“${url}” is not a page of this site`);
});

it('says nothing of topics that cannot be read', () => {
  copy.write(BLOG, 'topics: [');
  expect(leadTo(path)).toHaveLength(1);
});

it('keep their paths', () => {
  copy.write('content/redirects.yaml', `redirects:\n  - from: ${path}\n    to: /contact\n`);
  expect(copy.onlyProblem()).toMatch(/is a page \(content\/en\/pages\/blog\.yaml:\d+\)/);
});

it.each(JOURNAL_FOLDERS)('leave no room for an article called %s', (name) => {
  copy.write(`content/en/journal/${name}.md`, articleFile());
  expect(copy.problems()).toContainEqual(
    expect.stringContaining(`${name}.md:1: the file cannot be called ${name}.md`),
  );
});

it('need titles that search engines show whole', () => {
  const title = 'What to hand over to somebody else first';
  copy.set(BLOG, ['topics', 0, 'title'], title);
  const problem = copy.onlyProblem();
  expect(problem).toContain('field title: makes the title “');
  expect(copy.lineOf(problem)).toContain(title);
});

it('are not forgotten once they were published', () => {
  copy.write('content/addresses.txt', `${topicPath('weaving')}\n${path}\n`);
  expect(copy.onlyProblem()).toContain(
    `“${topicPath('weaving')}” was published and leads nowhere now`,
  );
});
