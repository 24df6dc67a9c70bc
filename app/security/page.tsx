import { SecurityContents } from './security-contents';
import { SecurityArea, variantAt } from './security-area';
import { Drawing } from '@/components/art/drawing';
import { metadataOf, pageOf } from '@/components/pages/page-of';
import { Sections } from '@/components/pages/page-of-sections';
import { NextStep } from '@/components/sections/next-step';
import { PageIntro } from '@/components/sections/page-intro';
import { StructuredData } from '@/components/sections/structured-data';

export const metadata = metadataOf('security');

export default pageOf('security', function SecurityPage({ route, copy }) {
  const { areas } = copy;
  return (
    <>
      <StructuredData route={route} />
      <div data-tone="night" className="content">
        <PageIntro
          route={route}
          intro={copy.intro}
          art={<Drawing name="security" className="mx-auto w-full max-w-96" />}
        />
        <SecurityContents label={copy.contentsLabel} areas={areas} />
      </div>
      {areas.map((area, index) => (
        <SecurityArea key={area.id} area={area} variant={variantAt(index, areas.length)} />
      ))}
      <Sections route={route} sections={copy.sections} />
      <NextStep {...copy.next} />
    </>
  );
});
