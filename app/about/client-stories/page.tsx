import { StoryReport } from './story-report';
import { pageMetadata } from '@/components/seo/metadata';
import { NextStep } from '@/components/sections/next-step';
import { PageIntro } from '@/components/sections/page-intro';
import { StructuredData } from '@/components/sections/structured-data';
import { routeOf } from '@/content/routes';
import { content } from '@/content/loaded';

const storiesPage = content['pages/client-stories'];

const route = routeOf('client-stories');

export const metadata = pageMetadata(route);

export default function ClientStoriesPage() {
  return (
    <>
      <StructuredData route={route} />
      <PageIntro route={route} intro={storiesPage.intro} />
      {storiesPage.stories.map((story) => (
        <StoryReport key={story.id} story={story} labels={storiesPage.labels} />
      ))}
      <NextStep {...storiesPage.next} variant="thread" />
    </>
  );
}
