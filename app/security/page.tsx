import { SecuritySection } from './security-section';
import { WeaveMark } from '@/components/art/weave-mark';
import { pageMetadata } from '@/components/lib/metadata';
import { NextStep } from '@/components/sections/next-step';
import { PageIntro } from '@/components/sections/page-intro';
import { securityPage } from '@/content/pages/security';
import { routeOf } from '@/content/routes';

export const metadata = pageMetadata(routeOf('security'));

export default function SecurityPage() {
  return (
    <>
      <div data-tone="night">
        <PageIntro
          intro={securityPage.intro}
          art={<WeaveMark seed="security" className="w-full" />}
        />
      </div>
      {securityPage.sections.map((section) => (
        <SecuritySection key={section.id} section={section} />
      ))}
      <NextStep {...securityPage.next} />
    </>
  );
}
