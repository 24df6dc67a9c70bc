import { SecurityContents } from './security-contents';
import { SecuritySection, variantAt } from './security-section';
import { heroWeaves } from '@/components/art/hero-weaves';
import { Weave } from '@/components/art/weave-svg';
import { pageMetadata } from '@/components/seo/metadata';
import { NextStep } from '@/components/sections/next-step';
import { PageIntro } from '@/components/sections/page-intro';
import { StructuredData } from '@/components/sections/structured-data';
import { routeOf } from '@/content/routes';
import { content } from '@/content/loaded';

const securityPage = content['pages/security'];

const route = routeOf('security');

export const metadata = pageMetadata(route);

export default function SecurityPage() {
  const { sections } = securityPage;
  return (
    <>
      <StructuredData route={route} />
      <div data-tone="night">
        <PageIntro
          route={route}
          intro={securityPage.intro}
          art={<Weave {...heroWeaves.security} className="mx-auto w-full max-w-96" />}
        />
        <SecurityContents label={securityPage.contentsLabel} sections={sections} />
      </div>
      {sections.map((section, index) => (
        <SecuritySection
          key={section.id}
          section={section}
          variant={variantAt(index, sections.length)}
        />
      ))}
      <NextStep {...securityPage.next} />
    </>
  );
}
