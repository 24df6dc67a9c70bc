import { EthicsContents } from './ethics-contents';
import { EthicsSection } from './ethics-section';
import { pageMetadata } from '@/components/seo/metadata';
import { NextStep } from '@/components/sections/next-step';
import { PageIntro } from '@/components/sections/page-intro';
import { StructuredData } from '@/components/sections/structured-data';
import { routeOf } from '@/content/routes';
import { content } from '@/content/loaded';

const ethicsPage = content['pages/ethics-code'];
const { values } = content['pages/purpose'];

const route = routeOf('ethics-code');

export const metadata = pageMetadata(route);

export default function EthicsCodePage() {
  const { intro, contentsHeading, sections, next } = ethicsPage;
  return (
    <>
      <StructuredData route={route} />
      <PageIntro route={route} intro={intro} layout="split">
        <EthicsContents heading={contentsHeading} sections={sections} />
      </PageIntro>
      {sections.map((section, index) => (
        <EthicsSection
          key={section.id}
          number={index + 1}
          section={section}
          values={section.values ? values.filter(({ inCode }) => inCode) : []}
        />
      ))}
      <NextStep {...next} variant="night" />
    </>
  );
}
