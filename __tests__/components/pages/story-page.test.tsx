/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { StoryPage } from '@/components/pages/story-page';
import { SectionOfPage } from '@/components/pages/section-of-page';
import { content } from '@/content/model/loaded';
import { findRoute } from '@/content/model/routes';

// It is asynchronous, which only a server can draw.
jest.mock('@/components/sections/structured-data', () => ({ StructuredData: () => null }));
jest.mock('next-intl', () => ({ useTranslations: () => (key: string) => key }));

const { stories, labels } = content['client-stories'];
const story = stories[0]!;
const route = findRoute(story.path!)!;

test('a story with a path has a page with its report and what only the page says', () => {
  expect(route).toMatchObject({
    title: story.title,
    description: story.description,
    parent: 'pages/room',
  });
  render(<StoryPage route={route} story={story} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(story.title);
  const headings = screen
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
  expect(headings).toEqual([labels.problem, labels.work, labels.result, 'In the hem']);
});

test.each([
  { kind: 'stories' as const },
  { kind: 'story' as const, story: story.id, label: 'A story', action: story.title },
])('a section of the kind $kind leads to it', (section) => {
  const { container } = render(
    <SectionOfPage {...{ route, section, sections: [section], id: 'Section-1', isFirst: false }} />,
  );
  const link = within(container).getByRole('link', { name: story.title });
  expect(link.getAttribute('href')).toBe(story.path);
});

test('a story that a page tells twice is one landmark', () => {
  const section = { kind: 'story' as const, story: story.id, label: 'A story', action: 'Read' };
  const sections = [section, { ...section }];
  render(
    sections.map((each, index) => (
      <SectionOfPage
        key={index}
        {...{ route, section: each, sections, id: `Section-${index + 1}`, isFirst: false }}
      />
    )),
  );
  expect(screen.getAllByRole('heading', { name: story.title })).toHaveLength(2);
  expect(screen.getAllByRole('region', { name: story.title })).toHaveLength(1);
});
