import { Habits } from './habits';
import { pageMetadata } from '@/components/seo/metadata';
import { NextStep } from '@/components/sections/next-step';
import { PageIntro } from '@/components/sections/page-intro';
import { StructuredData } from '@/components/sections/structured-data';
import { routeOf } from '@/content/routes';
import { content } from '@/content/loaded';

const culturePage = content['pages/work-culture'];

const route = routeOf('work-culture');

export const metadata = pageMetadata(route);

export default function WorkCulturePage() {
  return (
    <>
      <StructuredData route={route} />
      <PageIntro route={route} intro={culturePage.intro} />
      <Habits cards={culturePage.cards} practiceLabel={culturePage.practiceLabel} />
      <NextStep {...culturePage.next} variant="night" />
    </>
  );
}
