import { EthicsDocument } from './ethics-document';
import { pageMetadata } from '@/components/server/seo/metadata';
import { NextStep } from '@/components/sections/next-step';
import { PageIntro } from '@/components/sections/page-intro';
import { StructuredData } from '@/components/sections/structured-data';
import { routeOf } from '@/content/routes';
import { content } from '@/content/loaded';

const ethicsPage = content['pages/ethics-code'];

const route = routeOf('ethics-code');

export const metadata = pageMetadata(route);

export default function EthicsCodePage() {
  return (
    <>
      <StructuredData route={route} />
      <PageIntro route={route} intro={ethicsPage.intro} layout="split" />
      <EthicsDocument {...ethicsPage} rulesFromValues={content['pages/purpose'].values} />
      <NextStep {...ethicsPage.next} variant="thread" />
    </>
  );
}
