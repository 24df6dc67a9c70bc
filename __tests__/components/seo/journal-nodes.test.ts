import { articleWith } from '@/__tests__/content/examples';
import { articleNode } from '@/components/seo/journal-nodes';
import { organization } from '@/components/seo/site-nodes';
import { copyOf } from '@/content/model/pages';
import { routeOf } from '@/content/model/routes';

test('an author who is only a role is the named organisation in the structured data', () => {
  const { id: topic = '' } = copyOf('blog').topics[0] ?? {};
  const article = articleWith({ topic, author: 'Head of weaving' });
  expect(articleNode(routeOf('blog'), article, 'png').author).toEqual({
    '@id': organization['@id'],
  });
  expect(organization.name).not.toBe('');
});
