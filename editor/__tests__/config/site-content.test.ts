import { FAQ, SITE } from '@/__tests__/content/rules/content-copy';
import { copy } from '@/__tests__/content/rules/fresh-copy';
import { topicPath } from '@/content/model/paths';
import { siteContent } from '@/editor/config/site-content';
import { valueOptions } from '@/editor/config/value-widgets';

const root = process.cwd();
beforeEach(() => process.chdir(copy.root));
afterEach(() => process.chdir(root));

test('offers topics, and the paths of their pages as links', () => {
  const { topic, path } = siteContent().choices;
  expect(topic?.map(({ value }) => value)).toEqual(['warp', 'weft']);
  for (const { value: id } of topic ?? []) {
    const value = topicPath(String(id));
    const label = expect.stringContaining(`(${value})`) as string;
    expect(path).toContainEqual({ value, label });
  }
});

test('a path is stored with its placeholders, and shown with the facts', () => {
  expect(siteContent().choices.path).toContainEqual({
    value: '/about/why-{slug}',
    label: 'Why Two Looms (/about/why-two-looms)',
  });
});

test('while a file is not valid, lists keep their choices, and links are text fields', () => {
  const link = () => valueOptions({ type: 'string', 'x-widget': 'path' }, siteContent().choices);
  expect(link()).toMatchObject({ widget: 'link' });
  copy.set(SITE, ['phone'], 'none');
  expect(link()).toEqual({ widget: 'string' });
  expect(siteContent().choices.question?.length).toBeGreaterThan(0);
  copy.write(FAQ, 'questions: [');
  const { question, service } = siteContent().choices;
  expect(question).toEqual([]);
  expect(service?.length).toBeGreaterThan(0);
});
