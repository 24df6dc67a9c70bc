import { SecurityContents } from './security-contents';
import { SecuritySection, variantAt } from './security-section';
import { Drawing } from '@/components/art/drawing';
import { metadataOf, pageOf } from '@/components/pages/page-of';
import { NextStep } from '@/components/sections/next-step';
import { PageIntro } from '@/components/sections/page-intro';
import { StructuredData } from '@/components/sections/structured-data';

export const metadata = metadataOf('security');

export default pageOf('security', function SecurityPage({ route, copy }) {
  const { sections } = copy;
  return (
    <>
      <StructuredData route={route} />
      <div data-tone="night" className="content">
        <PageIntro
          route={route}
          intro={copy.intro}
          art={<Drawing name="security" className="mx-auto w-full max-w-96" />}
        />
        <SecurityContents label={copy.contentsLabel} sections={sections} />
      </div>
      {sections.map((section, index) => (
        <SecuritySection
          key={section.id}
          section={section}
          variant={variantAt(index, sections.length)}
        />
      ))}
      <NextStep {...copy.next} />
    </>
  );
});
