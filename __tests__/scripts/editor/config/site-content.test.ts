import { ContentCopy, FAQ, SITE } from '@/__tests__/content/rules/content-copy';
import { siteContent } from '@/scripts/editor/config/site-content';
import { valueOptions } from '@/scripts/editor/config/value-widgets';

const root = process.cwd();
afterEach(() => process.chdir(root));

test('while a file is not valid, lists keep their choices, and links are text fields', () => {
  const copy = new ContentCopy();
  process.chdir(copy.root);
  const link = () => valueOptions({ type: 'string', 'x-widget': 'path' }, siteContent().choices);
  expect(link()).toMatchObject({ widget: 'select' });
  copy.set(SITE, ['phone'], 'none');
  expect(link()).toEqual({ widget: 'string' });
  expect(siteContent().choices.question?.length).toBeGreaterThan(0);
  copy.write(FAQ, 'questions: [');
  const { question, service } = siteContent().choices;
  expect(question).toEqual([]);
  expect(service?.length).toBeGreaterThan(0);
});
