import { EthicsDocument } from './ethics-document';
import { pageMetadata } from '@/components/server/seo/metadata';
import { NextStep } from '@/components/sections/next-step';
import { PageIntro } from '@/components/sections/page-intro';
import { StructuredData } from '@/components/sections/structured-data';
import { ethicsPage } from '@/content/pages/ethics-code';
import { routeOf } from '@/content/routes';

const route = routeOf('ethics-code');

export const metadata = pageMetadata(route);

export default function EthicsCodePage() {
  return (
    <>
      <StructuredData route={route} />
      <PageIntro route={route} intro={ethicsPage.intro} layout="split" />
      <EthicsDocument contentsHeading={ethicsPage.contentsHeading} sections={ethicsPage.sections} />
      <NextStep {...ethicsPage.next} variant="thread" />
    </>
  );
}
