import { StoryReport } from './story-report';
import { metadataOf, pageOf } from '@/components/pages/page-of';
import { NextStep } from '@/components/sections/next-step';
import { PageIntro } from '@/components/sections/page-intro';
import { StructuredData } from '@/components/sections/structured-data';

export const metadata = metadataOf('client-stories');

export default pageOf('client-stories', function ClientStoriesPage({ route, copy }) {
  return (
    <>
      <StructuredData route={route} />
      <PageIntro route={route} intro={copy.intro} />
      {copy.stories.map((story) => (
        <StoryReport key={story.id} story={story} labels={copy.labels} />
      ))}
      <NextStep {...copy.next} variant="thread" />
    </>
  );
});
