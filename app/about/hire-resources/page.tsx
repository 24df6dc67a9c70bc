import { Roles } from './roles';
import { pageMetadata } from '@/components/lib/metadata';
import { NextStep } from '@/components/sections/next-step';
import { PageIntro } from '@/components/sections/page-intro';
import { hirePage } from '@/content/pages/hire-resources';
import { routeOf } from '@/content/routes';

export const metadata = pageMetadata(routeOf('hire-resources'));

export default function HireResourcesPage() {
  return (
    <>
      <PageIntro intro={hirePage.intro} />
      <Roles roles={hirePage.roles} messageTemplate={hirePage.messageTemplate} />
      <NextStep {...hirePage.next} />
    </>
  );
}
