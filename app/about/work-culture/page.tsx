import { Habits } from './habits';
import { metadataOf, pageOf } from '@/components/pages/page-of';
import { NextStep } from '@/components/sections/next-step';
import { PageIntro } from '@/components/sections/page-intro';
import { StructuredData } from '@/components/sections/structured-data';

export const metadata = metadataOf('work-culture');

export default pageOf('work-culture', function WorkCulturePage({ route, copy }) {
  return (
    <>
      <StructuredData route={route} />
      <PageIntro route={route} intro={copy.intro} />
      <Habits cards={copy.cards} practiceLabel={copy.practiceLabel} />
      <NextStep {...copy.next} variant="night" />
    </>
  );
});
