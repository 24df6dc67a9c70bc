import { EthicsContents } from './ethics-contents';
import { EthicsSection } from './ethics-section';
import { metadataOf, pageOf } from '@/components/pages/page-of';
import { NextStep } from '@/components/sections/next-step';
import { PageIntro } from '@/components/sections/page-intro';
import { StructuredData } from '@/components/sections/structured-data';
import { findCopy } from '@/content/pages';

export const metadata = metadataOf('ethics-code');

export default pageOf('ethics-code', function EthicsCodePage({ route, copy }) {
  const { intro, contentsHeading, sections, next } = copy;
  const values = findCopy('purpose')?.values ?? [];
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
});
