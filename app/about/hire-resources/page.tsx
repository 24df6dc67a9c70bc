import { Roles } from './roles';
import { metadataOf, pageOf } from '@/components/pages/page-of';
import { NextStep } from '@/components/sections/next-step';
import { PageIntro } from '@/components/sections/page-intro';
import { StructuredData } from '@/components/sections/structured-data';

export const metadata = metadataOf('hire-resources');

export default pageOf('hire-resources', function HireResourcesPage({ route, copy }) {
  return (
    <>
      <StructuredData route={route} />
      <PageIntro route={route} intro={copy.intro} />
      <Roles roles={copy.roles} messageTemplate={copy.messageTemplate} />
      <NextStep {...copy.next} variant="thread" />
    </>
  );
});
