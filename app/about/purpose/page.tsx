import { Statement } from './statement';
import { WeaveMark } from '@/components/art/weave-mark';
import { pageMetadata } from '@/components/seo/metadata';
import { NextStep } from '@/components/sections/next-step';
import { PageIntro } from '@/components/sections/page-intro';
import { TermList } from '@/components/sections/term-list';
import { StructuredData } from '@/components/sections/structured-data';
import { routeOf } from '@/content/routes';
import { content } from '@/content/loaded';

const purposePage = content['pages/purpose'];

const route = routeOf('purpose');

export const metadata = pageMetadata(route);

export default function PurposePage() {
  return (
    <>
      <StructuredData route={route} />
      <PageIntro
        route={route}
        intro={purposePage.intro}
        art={<WeaveMark seed="purpose" className="w-full" />}
      />
      <Statement {...purposePage.mission} tone="accent" />
      <Statement {...purposePage.vision} tone="accent-2" />
      <TermList
        id="Values"
        heading={purposePage.valuesHeading}
        entries={purposePage.values.map(({ title, text }) => ({ term: title, text }))}
        isNumbered
      />
      <NextStep {...purposePage.next} variant="thread" />
    </>
  );
}
