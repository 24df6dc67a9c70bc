import { Roles } from './roles';
import { pageMetadata } from '@/components/seo/metadata';
import { NextStep } from '@/components/sections/next-step';
import { PageIntro } from '@/components/sections/page-intro';
import { StructuredData } from '@/components/sections/structured-data';
import { routeOf } from '@/content/routes';
import { content } from '@/content/loaded';

const hirePage = content['pages/hire-resources'];

const route = routeOf('hire-resources');

export const metadata = pageMetadata(route);

export default function HireResourcesPage() {
  return (
    <>
      <StructuredData route={route} />
      <PageIntro route={route} intro={hirePage.intro} />
      <Roles roles={hirePage.roles} messageTemplate={hirePage.messageTemplate} />
      <NextStep {...hirePage.next} variant="thread" />
    </>
  );
}
