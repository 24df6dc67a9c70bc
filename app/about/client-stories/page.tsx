import { StoryReport } from './story-report';
import { pageMetadata } from '@/components/lib/metadata';
import { NextStep } from '@/components/sections/next-step';
import { PageIntro } from '@/components/sections/page-intro';
import { storiesPage } from '@/content/pages/client-stories';
import { routeOf } from '@/content/routes';

export const metadata = pageMetadata(routeOf('client-stories'));

export default function ClientStoriesPage() {
  return (
    <>
      <PageIntro intro={storiesPage.intro} />
      {storiesPage.stories.map((story) => (
        <StoryReport key={story.id} story={story} labels={storiesPage.labels} />
      ))}
      <NextStep {...storiesPage.next} />
    </>
  );
}
