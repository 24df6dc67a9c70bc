import { EthicsDocument } from './ethics-document';
import { pageMetadata } from '@/components/lib/metadata';
import { NextStep } from '@/components/sections/next-step';
import { PageIntro } from '@/components/sections/page-intro';
import { ethicsPage } from '@/content/pages/ethics-code';
import { routeOf } from '@/content/routes';

export const metadata = pageMetadata(routeOf('ethics-code'));

export default function EthicsCodePage() {
  return (
    <>
      <PageIntro intro={ethicsPage.intro} />
      <EthicsDocument contentsHeading={ethicsPage.contentsHeading} sections={ethicsPage.sections} />
      <NextStep {...ethicsPage.next} />
    </>
  );
}
