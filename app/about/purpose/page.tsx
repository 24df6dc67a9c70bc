import { Statement } from './statement';
import { WeaveMark } from '@/components/art/weave-mark';
import { metadataOf, pageOf } from '@/components/pages/page-of';
import { NextStep } from '@/components/sections/next-step';
import { PageIntro } from '@/components/sections/page-intro';
import { TermList } from '@/components/sections/term-list';
import { StructuredData } from '@/components/sections/structured-data';

export const metadata = metadataOf('purpose');

export default pageOf('purpose', function PurposePage({ route, copy }) {
  return (
    <>
      <StructuredData route={route} />
      <PageIntro
        route={route}
        intro={copy.intro}
        art={<WeaveMark seed="purpose" className="w-full" />}
      />
      <Statement {...copy.mission} tone="accent" />
      <Statement {...copy.vision} tone="accent-2" />
      <TermList
        id="Values"
        heading={copy.valuesHeading}
        entries={copy.values.map(({ title, text }) => ({ term: title, text }))}
        isNumbered
      />
      <NextStep {...copy.next} variant="thread" />
    </>
  );
});
