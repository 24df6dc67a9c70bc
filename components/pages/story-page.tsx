import { readText } from '@/components/journal/markdown';
import { MarkdownText } from '@/components/pages/markdown-text';
import { PageIntro } from '@/components/sections/page-intro';
import { StoryReport } from '@/components/sections/story-report';
import { StructuredData } from '@/components/sections/structured-data';
import { Container } from '@/components/ui/container';
import { content } from '@/content/model/loaded';
import { trailOf } from '@/content/model/routes';
import type { Story } from '@/content/model/schemas/client-stories';
import type { Route } from '@/content/model/schemas/route';

interface StoryPageProps {
  route: Route;
  story: Story;
}

/** The page of one client story: its report, and what only this page says. */
export function StoryPage({ route, story }: StoryPageProps) {
  const eyebrow = trailOf(route).at(-2)?.label ?? '';
  return (
    <>
      <StructuredData route={route} />
      <PageIntro route={route} intro={{ eyebrow, heading: story.title, lead: route.description }} />
      <StoryReport story={story} labels={content['client-stories'].labels} isPage />
      {story.text && (
        <Container className="pb-section">
          <MarkdownText tree={readText({ body: story.text }, 'Story').tree} />
        </Container>
      )}
    </>
  );
}
