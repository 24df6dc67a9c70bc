import { Habits } from './habits';
import { pageMetadata } from '@/components/lib/metadata';
import { NextStep } from '@/components/sections/next-step';
import { PageIntro } from '@/components/sections/page-intro';
import { culturePage } from '@/content/pages/work-culture';
import { routeOf } from '@/content/routes';

export const metadata = pageMetadata(routeOf('work-culture'));

export default function WorkCulturePage() {
  return (
    <>
      <PageIntro intro={culturePage.intro} />
      <Habits cards={culturePage.cards} practiceLabel={culturePage.practiceLabel} />
      <NextStep {...culturePage.next} />
    </>
  );
}
