import { JourneyTimeline } from './journey-timeline';
import { Mission } from './mission';
import { WeaveMark } from '@/components/art/weave-mark';
import { pageMetadata } from '@/components/seo/metadata';
import { LeadCards } from '@/components/sections/lead-cards';
import { NextStep } from '@/components/sections/next-step';
import { PageIntro } from '@/components/sections/page-intro';
import { StructuredData } from '@/components/sections/structured-data';
import { findRouteOf, routeOf } from '@/content/routes';
import { content } from '@/content/loaded';
import { findCopy } from '@/content/pages';

const { journey } = content.milestones;
const aboutPage = content['pages/about'];

const route = routeOf('about');

export const metadata = pageMetadata(route);

export default function AboutPage() {
  const purpose = findCopy('purpose');
  return (
    <>
      <StructuredData route={route} />
      <PageIntro
        route={route}
        intro={aboutPage.intro}
        art={<WeaveMark seed="about" className="w-full" />}
      />
      {purpose && <Mission {...aboutPage.mission} text={purpose.mission.text} />}
      <LeadCards cards={aboutPage.cards} />
      <JourneyTimeline
        heading={aboutPage.journeyHeading}
        entries={journey}
        action={aboutPage.journeyAction}
        link={findRouteOf('milestones')?.path}
      />
      <NextStep {...aboutPage.next} variant="thread" />
    </>
  );
}
