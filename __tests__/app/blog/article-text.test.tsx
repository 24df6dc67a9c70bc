import { render, screen } from '@testing-library/react';
import { ArticleText } from '@/app/blog/[slug]/article-text';
import { readText } from '@/components/server/journal/markdown';
import { content } from '@/content/loaded';

const blogPage = content['pages/blog'];

test('a box that the article ticks is shown ticked', () => {
  render(<ArticleText {...readText({ slug: 'two-looms', body: '- [x] wind\n- [ ] weave' })} />);
  const [wound, woven] = screen.getAllByRole('listitem');
  const ticked = screen.getByRole('img', { name: blogPage.article.ticked });
  expect(wound).toContainElement(ticked);
  expect(woven).not.toContainElement(ticked);
});
