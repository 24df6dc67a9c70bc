import { Statement } from './statement';
import { Values } from './values';
import { WeaveMark } from '@/components/art/weave-mark';
import { pageMetadata } from '@/components/lib/metadata';
import { NextStep } from '@/components/sections/next-step';
import { PageIntro } from '@/components/sections/page-intro';
import { purposePage } from '@/content/pages/purpose';
import { routeOf } from '@/content/routes';

export const metadata = pageMetadata(routeOf('purpose'));

export default function PurposePage() {
  return (
    <>
      <PageIntro intro={purposePage.intro} art={<WeaveMark seed="purpose" className="w-full" />} />
      <Statement {...purposePage.mission} tone="accent" />
      <Statement {...purposePage.vision} tone="accent-2" />
      <Values heading={purposePage.valuesHeading} values={purposePage.values} />
      <NextStep {...purposePage.next} />
    </>
  );
}
