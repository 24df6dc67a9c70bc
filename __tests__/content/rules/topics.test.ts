/** The journal's topics are content: articles and sections name them, and the form offers them. */
// @needs-page blog
import { ContentCopy } from './content-copy';
import { publishedOf } from '@/content/published';
import { articleFilesIn } from '@/content/rules/content-files';
import { readYaml } from '@/engine/content/read-file';
import { entriesOf, fieldsOf } from '@/engine/content/values';
import { defaultLanguage } from '@/messages/languages';
import { siteContent } from '@/scripts/editor/config/site-content';

const BLOG = 'content/en/pages/blog.yaml';
const HOME = 'content/en/pages/home.yaml';
const [ARTICLE = ''] = articleFilesIn(defaultLanguage.code);
const topics = entriesOf(fieldsOf(readYaml(BLOG).data).topics);
const ids = topics.map(({ id }) => String(id));
const own = { id: 'measure', icon: 'scale', title: 'Measure', text: 'What a month was worth.' };

let copy: ContentCopy;
beforeEach(() => (copy = new ContentCopy()));

function setTopic(topic: string) {
  copy.write(
    ARTICLE,
    copy.read(ARTICLE).replace(/^topic: .*$/m, () => `topic: ${topic}`),
  );
}

it('101: an article may name any topic of the journal, of which there may be more', () => {
  copy.set(BLOG, ['topics', topics.length], own);
  setTopic(own.id);
  expect(copy.problems()).toEqual([]);
  const { articles } = publishedOf(copy.load(), false);
  expect(articles.filter(({ topic }) => topic === own.id)).toHaveLength(1);
});

it('names the topics that there are, where an article or a section names another', () => {
  const said = `“${own.id}” is not the id of a topic; there are ${ids.join(', ')}`;
  setTopic(own.id);
  const section = { kind: 'articles', heading: 'To read', topic: own.id, action: 'All' };
  copy.set(HOME, ['sections', 1], section);
  const problems = copy.problems();
  expect(problems).toHaveLength(2);
  for (const problem of problems) {
    expect(problem).toContain(said);
    expect(copy.lineOf(problem)).toMatch(/topic: measure$/);
  }
});

it.each(['Measure', 'to measure', 'a&b'])('refuses the id %j', (id) => {
  copy.set(BLOG, ['topics', topics.length], { ...own, id });
  expect(copy.problems()).toHaveLength(1);
});

it('offers them in the form', () => {
  expect(siteContent().choices.topic?.map(({ value }) => value)).toEqual(ids);
});
