import { ServiceGrid } from './service-grid';
import { pageMetadata } from '@/components/seo/metadata';
import { Sections } from '@/components/pages/page-of-sections';
import { NextStep } from '@/components/sections/next-step';
import { PageIntro } from '@/components/sections/page-intro';
import { StructuredData } from '@/components/sections/structured-data';
import { routeOf } from '@/content/model/routes';
import { services } from '@/content/model/services';
import { content } from '@/content/model/loaded';

const servicesPage = content['pages/services'];

const route = routeOf('services');

export const metadata = pageMetadata(route);

export default function ServicesPage() {
  return (
    <>
      <StructuredData route={route} />
      <PageIntro route={route} intro={servicesPage.intro} layout="split" />
      <ServiceGrid
        question={servicesPage.question}
        labels={servicesPage.explorer}
        services={services}
      />
      <Sections route={route} sections={servicesPage.sections} />
      <NextStep {...servicesPage.next} variant="night" />
    </>
  );
}
